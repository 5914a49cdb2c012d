'use client';

import { TicketPercent } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState, type MouseEvent } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/lib/paths/paths';
import { replaceAddressSoon } from '@/lib/paths/replace-address';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { usePromoRefusal } from '@/components/checkout/refusal/use-promo-refusal';

/* Loaded on demand. */
const PromoCodeSheet = dynamic(
  () => import('./promo-code-sheet.client').then((module) => module.PromoCodeSheet),
  { ssr: false },
);

/** The promo code of the order: its discount, and the button to enter one; `/cart?sheet=promo-code` opens it at once. */
export function PromoRow({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const promoRefusal = usePromoRefusal();
  const { draft, change, checked } = checkout;
  const [isOpen, setIsOpen] = useState(false);
  const promo = draft.promoCode === null ? null : checked.quote?.promo;

  useEffect(
    () =>
      replaceAddressSoon((address) => {
        if (address.searchParams.get('sheet') !== 'promo-code') return null;
        // The sheet adds its own step later, to the cart's address: a reload then finds the cart.
        setIsOpen(true);
        return paths.cart();
      }),
    [],
  );

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <section className="card flex items-center" aria-label={t('promoCode')}>
      <a className="icon-row" href={paths.promoCode()} aria-haspopup="dialog" onClick={open}>
        <span className="icon-row__icon">
          <Icon of={TicketPercent} />
        </span>
        <span className="flex-fill min-w-0">
          <b className="wrap-anywhere">{draft.promoCode ?? t('promoCode')}</b>
          {promo?.kind === 'refused' ? (
            <span className="hint hint--error block">{promoRefusal(promo)}</span>
          ) : (
            <span className="muted caption block">
              {promo ? [promo.title, promo.giftName].filter(Boolean).join(' · ') : t('promoHelp')}
            </span>
          )}
        </span>
        {draft.promoCode === null ? <Glyph name="next" size="small" /> : null}
      </a>
      {draft.promoCode === null ? null : (
        <IconButton label={t('dropPromo')} onClick={() => change({ promoCode: null })}>
          <Glyph name="close" size="small" />
        </IconButton>
      )}
      {isOpen ? (
        <PromoCodeSheet
          checkout={checkout}
          onApply={(promoCode) => change({ promoCode })}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </section>
  );
}
