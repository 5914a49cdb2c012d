'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useMoney } from '@/components/ui/use-money';
import { readActiveAddress, subscribeActiveAddress } from '@/lib/ground/addresses/stored-address';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Cart } from '@/lib/cart/cart';
import { cartSumMinor } from '@/lib/cart/line-sums';
import { deliveryHint } from '@/lib/cart/delivery-hint';
import { deliveryQuery } from '@/lib/cart/quote.api';
import { loadDraft } from '@/lib/pages/checkout/draft';
import type { VendorDelivery } from '@/lib/ground/venues/venues';

export type DeliveryLineProps = {
  cart: Cart;
  /** The venue's own terms; null where the platform delivers, by terms of the address. */
  vendor: VendorDelivery | null;
  className: string;
};

/** The price of a delivery of the cart, and the sum that is missing to the minimum or to a lower price; nothing until that is known. */
export function DeliveryLine({ cart, vendor, className }: DeliveryLineProps) {
  const t = useTranslations('menu');
  const address = useSyncExternalStore(subscribeActiveAddress, readActiveAddress, () => null)?.address;
  const [tariffId] = useState(() => loadDraft().tariffId);
  const destination = address ? { latitude: address.latitude, longitude: address.longitude } : null;
  const { data } = useQuery(
    { ...deliveryQuery(cart, { destination, tariffId }), enabled: vendor === null && destination !== null },
    queryClient(),
  );
  const goodsMinor = cartSumMinor(cart.lines);
  const delivery = vendor ? ({ kind: 'vendor', ...vendor } as const) : data;
  const { moneyFormat } = cart.venue;
  const money = useMoney(moneyFormat);
  const hint = delivery && deliveryHint(delivery, goodsMinor, moneyFormat.rounding);
  if (!hint) return null;
  if (hint.kind === 'cost' || hint.kind === 'maximum')
    return (
      <p className={`${className} delivery-tier`}>
        {hint.kind === 'maximum'
          ? t('overMaximum', { amount: money(hint.maximumMinor) })
          : hint.costMinor === 0
            ? t('deliveryFree')
            : t('deliveryCost', { cost: money(hint.costMinor) })}
      </p>
    );
  const missing = money(hint.missingMinor);
  return (
    <div className={className}>
      <p className="delivery-tier">
        <span>
          {hint.kind === 'minimum'
            ? t('toMinimum', { missing })
            : hint.nextCostMinor === 0
              ? t('toFree', { missing })
              : t('toNextTier', { missing, cost: money(hint.nextCostMinor) })}
        </span>
        {hint.kind === 'nextTier' ? (
          <span className="muted">{t('costNow', { cost: money(hint.costMinor) })}</span>
        ) : null}
      </p>
      <progress
        className="progress-bar"
        value={goodsMinor}
        max={goodsMinor + hint.missingMinor}
        aria-hidden="true"
      />
    </div>
  );
}
