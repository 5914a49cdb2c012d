'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal.client';
import { ASKED, type ExternalLink } from './external-link';

/** Says that a link leads out of the app around the page, and where to, before it does. */
export function LeaveConfirmation({
  link: { href, place },
  onClose,
}: {
  link: ExternalLink;
  onClose: () => void;
}) {
  const t = useTranslations('host');
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('leaveTitle')}
      text={t('leaveText', { place })}
      actions={
        <>
          <a
            className="button button--main button--big"
            href={href}
            target="_blank"
            rel="noopener"
            {...{ [ASKED]: '' }}
            onClick={() => setTimeout(onClose)}
          >
            {t('leave')}
          </a>
          <Button tone="quiet" onClick={onClose}>
            {t('stay')}
          </Button>
        </>
      }
    />
  );
}
