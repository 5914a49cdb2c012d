'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/lib/core/paths/paths';
import type { Placing } from './use-place-order';

type UnsettledNoticeProps = {
  placing: Extract<Placing, { kind: 'unsettled' }>;
  /** It is about the current cart. */
  isThisCart: boolean;
  onStartOver: () => void;
};

/**
 * The outcome of an order is unknown, or its key has another body: where to look, and what a press would do.
 * A second order needs one more tap, against mistakes.
 */
export function UnsettledNotice({ placing: { isKeyReused }, isThisCart, onStartOver }: UnsettledNoticeProps) {
  const t = useTranslations('checkout');
  const errors = useTranslations('errors');
  const place = useRef<HTMLDivElement>(null);
  // The order button is at the end of the cart.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Notice
        tone="warn"
        className="mb-3"
        title={errors(isKeyReused ? 'alreadySent' : 'unknownOutcome')}
        actions={
          <>
            <ButtonLink tone="text" href={paths.orders()}>
              {t('toOrders')}
            </ButtonLink>
            {isKeyReused && isThisCart ? (
              <Button tone="text" onClick={onStartOver}>
                {t('beginAnew')}
              </Button>
            ) : null}
          </>
        }
      >
        <span>{t(isKeyReused ? 'alreadySentText' : 'unsettledText')}</span>
        {isThisCart ? <p>{t(isKeyReused ? 'alreadySentAgain' : 'unsettledAgain')}</p> : null}
      </Notice>
    </div>
  );
}
