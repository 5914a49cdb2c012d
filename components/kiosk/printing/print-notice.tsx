import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { PrintOutcome } from '@/lib/printing/print-outcome';

type PrintNoticeProps = {
  outcome: PrintOutcome;
  /** Text buttons. */
  actions?: ReactNode;
};

/** The result of printing a slip; the number of the order holds in any case. */
export function PrintNotice({ outcome, actions }: PrintNoticeProps) {
  const t = useTranslations('printing');
  if (outcome.state === 'printed') return <Notice tone="ok" title={t('printed')} actions={actions} />;
  if (outcome.state === 'unknown')
    return (
      <Notice tone="warn" title={t('unknown')} actions={actions}>
        {t('unknownText')}
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('failed')} actions={actions}>
      {t(`failure_${outcome.reason}`)}
    </Notice>
  );
}
