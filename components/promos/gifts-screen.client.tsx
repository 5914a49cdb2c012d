'use client';

import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { giftsQuery } from '@/lib/promos/gifts.api';
import { AddCoupon } from './add-coupon.client';
import { CouponCard, GiftCard } from './gift-card.client';

/** Gifts to claim and coupons to use, and the entry of another one (PROMO-08). */
export function GiftsScreen() {
  const t = useTranslations('gifts');
  const { data, error, isFetching, refetch } = useQuery(giftsQuery, queryClient());
  if (!data && error) {
    return (
      <EmptyState
        card
        role="alert"
        art={isNetworkFailure(error) ? <Icon of={CloudOff} /> : <EmptyPicture name="pan" />}
        title={t('failedTitle')}
        action={
          <Button tone="tint" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('failedText')}
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <span className="visually-hidden" role="status">
          {t('loading')}
        </span>
        <Skeleton shape="card" className="h-28 w-full" />
        <Skeleton shape="card" className="h-28 w-full" />
      </div>
    );
  }
  const { gifts, coupons, currency } = data;
  const isEmpty = gifts?.length === 0 && coupons?.length === 0;
  return (
    <>
      {gifts === null || coupons === null ? <Notice tone="warn">{t('partMissing')}</Notice> : null}
      {isEmpty ? (
        <EmptyState card art={<EmptyPicture name="gift" />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {gifts && gifts.length > 0 ? (
        <section className="grid gap-2" aria-labelledby="gifts">
          <h2 id="gifts" className="title">
            {t('gifts')}
          </h2>
          {gifts.map((gift) => (
            <GiftCard key={gift.id} gift={gift} currency={currency} />
          ))}
        </section>
      ) : null}
      {coupons && coupons.length > 0 ? (
        <section className="grid gap-2" aria-labelledby="coupons">
          <h2 id="coupons" className="title">
            {t('coupons')}
          </h2>
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} currency={currency} />
          ))}
        </section>
      ) : null}
      <AddCoupon />
    </>
  );
}
