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
 * It could not be determined whether the order was made, or it was sent before with another body: where to look, and what another
 * press would do. A second order of the cart is one tap more, so that none is made by mistake.
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
