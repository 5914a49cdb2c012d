'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldAlert, Wallet } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useCartChangeText } from '@/components/checkout/cart-changes.client';
import { CartLineRow } from '@/components/checkout/cart-line-row.client';
import type { ShownTotals } from '@/components/checkout/checkout-values';
import { SumCard } from '@/components/checkout/sum-card.client';
import type { useCartQuote } from '@/components/checkout/use-cart-quote';
import { useMenu } from '@/components/menu/use-menu';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useMoney } from '@/components/ui/use-money';
import { lineKey, type Cart } from '@/lib/cart/cart';
import { lineOf } from '@/lib/cart/line-of';
import { writtenCart } from '@/lib/cart/written-cart';
import { changeGuest, type KioskGuest } from '@/lib/kiosk/guest';
import { picturedFirst } from '@/lib/kiosk/pictured-first';
import { crossSellQuery } from '@/lib/menu/cross-sell.api';
import { needsChoice, type Product } from '@/lib/menu/menu';
import { canBeAdded } from '@/lib/menu/menu-services';
import { OfferContent } from './offer-content';
import { KioskHeader } from './kiosk-header';

/** Dishes that are offered along with the order. */
const MAX_OFFERS = 3;

type ReviewScreenProps = {
  guest: KioskGuest;
  cart: Cart;
  checked: ReturnType<typeof useCartQuote>;
  totals: Pick<ShownTotals, 'totalMinor'>;
  /** No orders are taken now. */
  isClosed: boolean;
  /** When the doors close, 'HH:mm', where the order would be ready later than that; else null. */
  doorsCloseAt: string | null;
  onBack: () => void;
  onPay: () => void;
};

/** The order line by line, with the reasons of its price. */
export function ReviewScreen({ guest, cart, checked, totals, onBack, onPay, ...venue }: ReviewScreenProps) {
  const { isClosed, doorsCloseAt } = venue;
  const t = useTranslations('kiosk');
  const text = useTranslations('cart');
  const { openProduct } = useMenu();
  const { quoted, blocked, orderable, sum, changes } = checked;
  const { rounding } = cart.venue.moneyFormat;
  const written = writtenCart(orderable, sum, rounding, totals.totalMinor - sum.totalMinor);
  const wordsOf = useCartChangeText(cart.venue.moneyFormat);
  const money = useMoney(cart.venue.moneyFormat);
  return (
    <div className="kiosk-page">
      <KioskHeader title={t('order')} text={t(guest.service)} onBack={onBack} />
      <main id={MAIN_ID} tabIndex={-1} className="kiosk-page__content kiosk-review">
        <h2 className="visually-hidden">{t(guest.service)}</h2>
        {isClosed ? (
          <Notice
            tone="danger"
            title={doorsCloseAt === null ? t('closedText') : t('doorsClose', { time: doorsCloseAt })}
          />
        ) : null}
        {blocked.length > 0 ? <Notice tone="warn" title={t('blocked', { count: blocked.length })} /> : null}
        {changes.map((change) => {
          const { title, text: fromTo } = wordsOf(change);
          return (
            <Notice key={change.key} tone="warn" title={title}>
              {fromTo}
            </Notice>
          );
        })}
        <ul className="card">
          {cart.lines.map((line) => {
            const key = lineKey(line);
            return (
              <CartLineRow
                key={key}
                line={line}
                quoted={quoted.get(key)}
                written={written.lines.get(key)}
                cart={cart}
                service={guest.service}
                onChooseAnew={openProduct}
              />
            );
          })}
        </ul>
        <Offers guest={guest} cart={cart} />
        <div className="kiosk-review__sum">
          <SumCard
            sum={sum}
            written={written}
            toPayMinor={totals.totalMinor}
            moneyFormat={cart.venue.moneyFormat}
            cashbackPercentage={0}
          />
          <p className="kiosk-hint muted">
            <Icon of={ShieldAlert} />
            {t('allergens')}
          </p>
        </div>
      </main>
      <footer className="kiosk-bar">
        <div className="kiosk-bar__buttons">
          <Button big tone="quiet" onClick={onBack}>
            <Icon of={Plus} />
            {text('addMore')}
          </Button>
          <Button big split disabled={isClosed || blocked.length > 0} onClick={onPay}>
            <span className="flex items-center gap-3">
              <Icon of={Wallet} />
              {t('toPayment')}
            </span>
            <span className="number">{money(totals.totalMinor)}</span>
          </Button>
        </div>
      </footer>
    </div>
  );
}

/** Dishes that go with the order, offered to a guest once: the offer does not come back after it was left (KIOSK-32). */
function Offers({ guest, cart }: { guest: KioskGuest; cart: Cart }) {
  const t = useTranslations('kiosk');
  const menu = useTranslations('menu');
  const { venue, services, addLine, openProduct } = useMenu();
  const [isOffered] = useState(() => !guest.hasSeenOffers);
  // Of the order as it came here: dishes that are added from the offers change none of them.
  const [ids] = useState(() => cart.lines.map(({ productId }) => productId));
  const { data } = useQuery({ ...crossSellQuery(venue.id, ids, guest.service), enabled: isOffered });
  const offers = (data ?? [])
    .filter((product) => canBeAdded(product, services) && !ids.includes(product.id))
    .sort(picturedFirst)
    .slice(0, MAX_OFFERS);
  const isShown = isOffered && offers.length > 0;
  useEffect(() => {
    if (isShown) changeGuest({ hasSeenOffers: true });
  }, [isShown]);
  if (!isShown) return null;
  const take = (product: Product) => {
    if (needsChoice(product)) openProduct(product.id);
    else void addLine(lineOf(product));
  };
  return (
    <section aria-labelledby="kiosk-offers">
      <h2 id="kiosk-offers" className="title mb-2">
        {t('offers')}
      </h2>
      <ul className="kiosk-offers">
        {offers.map((product) => (
          <li key={product.id}>
            <button type="button" className="card kiosk-offer" onClick={() => take(product)}>
              <OfferContent
                product={product}
                moneyFormat={venue.moneyFormat}
                action={
                  <>
                    <span className="visually-hidden">{menu('addToCart')}</span>
                    <Glyph name="plus" />
                  </>
                }
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
