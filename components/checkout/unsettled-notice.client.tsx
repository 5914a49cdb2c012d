'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/paths/paths';
import type { Placing } from './use-place-order';

type UnsettledNoticeProps = Pick<Extract<Placing, { kind: 'unsettled' }>, 'isThisCart'>;

/** Nobody could find out whether the order was made: where to look, and whether Order can be pressed again without fear. */
export function UnsettledNotice({ isThisCart }: UnsettledNoticeProps) {
  const t = useTranslations('checkout');
  const errors = useTranslations('errors');
  return (
    <Notice
      tone="warn"
      className="mb-3"
      title={errors('unknownOutcome')}
      actions={
        <ButtonLink tone="text" href={paths.orders()}>
          {t('toOrders')}
        </ButtonLink>
      }
    >
      {t('unsettledText')}
      {isThisCart ? <p>{t('unsettledAgain')}</p> : null}
    </Notice>
  );
}
