'use client';

import { TicketPercent } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { isPlainPress } from '@/components/ui/plain-press';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { useMoney } from '@/components/ui/use-money';
import { paths } from '@/lib/core/paths/paths';
import { replaceAddressSoon } from '@/lib/core/paths/replace-address';
import type { CheckoutState } from '@/components/checkout/use-checkout';
import { useOwnPromo } from './use-own-promo';
import { usePromoRefusal } from '@/components/checkout/refusal/use-promo-refusal';

const loadSheet = () => import('./promo-code-sheet.client').then((module) => module.PromoCodeSheet);

/**
 * The promo code of the order: its discount, the best of the diner's own with one press (CART-31), and the button to enter one;
 * `/cart?sheet=promo-code` opens it at once.
 */
export function PromoRow({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout');
  const promoRefusal = usePromoRefusal();
  const { draft, change, checked } = checkout;
  const failureText = useFailureText();
  const sheet = useLateDialog(loadSheet, failureText('network'));
  const promo = draft.promoCode === null ? null : checked.quote?.promo;
  const own = useOwnPromo(checkout);
  const money = useMoney(checkout.cart.venue.moneyFormat);
  const ownWords = useOwnPromoWords(money);

  const openSheet = useEffectEvent(() => sheet.open());
  useEffect(
    () =>
      replaceAddressSoon((address) => {
        if (address.searchParams.get('sheet') !== 'promo-code') return null;
        // The sheet adds its own step later, to the cart's address: a reload then finds the cart.
        openSheet();
        return paths.cart();
      }),
    [],
  );

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    sheet.open();
  };
  return (
    <section className="card flex flex-wrap items-center justify-end" aria-label={t('promoCode')}>
      <a
        className="icon-row min-w-[min(12rem,100%)] flex-1"
        href={paths.promoCode()}
        aria-haspopup="dialog"
        aria-busy={sheet.isLoading || undefined}
        onClick={open}
      >
        <span className="icon-row__icon">
          <Icon of={TicketPercent} />
        </span>
        <span className="flex-fill min-w-0">
          <b className="wrap-anywhere">{draft.promoCode ?? (own ? ownWords(own) : t('promoCode'))}</b>
          {promo?.kind === 'refused' ? (
            <span className="hint hint--error block">{promoRefusal(promo)}</span>
          ) : (
            <span className="muted caption block">
              {promo
                ? own
                  ? t('betterPromo', {
                      amount: money(own.gainMinor),
                      title: own.promo.title,
                    })
                  : [promo.title, promo.giftName].filter(Boolean).join(' · ')
                : (own?.promo.title ?? t('promoHelp'))}
            </span>
          )}
        </span>
        {draft.promoCode === null && !own ? <Glyph name="next" size="small" /> : null}
      </a>
      {own ? (
        <Button small tone="tint" className="my-2 mr-3" onClick={() => change({ promoCode: own.promo.code })}>
          {t(draft.promoCode === null ? 'applyPromo' : 'replacePromo')}
        </Button>
      ) : null}
      {draft.promoCode === null ? null : (
        <IconButton label={t('dropPromo')} onClick={() => change({ promoCode: null })}>
          <Glyph name="close" size="small" />
        </IconButton>
      )}
      {sheet.opened ? (
        <sheet.opened.Dialog
          checkout={checkout}
          onApply={(promoCode) => change({ promoCode })}
          onClose={sheet.close}
        />
      ) : null}
    </section>
  );
}

type OwnPromo = NonNullable<ReturnType<typeof useOwnPromo>>;

/** The value of the diner's own code: money, a delivery, or a dish. */
function useOwnPromoWords(money: (amountMinor: number) => string): (own: OwnPromo) => string {
  const t = useTranslations('checkout');
  return ({ promo, gainMinor }) => {
    if (promo.discountMinor === 0 && promo.isDeliveryFree) return t('ownPromoDelivery');
    if (gainMinor === 0) return t('ownPromoGift', { name: promo.giftName ?? promo.title });
    return t('ownPromo', { amount: money(gainMinor) });
  };
}
