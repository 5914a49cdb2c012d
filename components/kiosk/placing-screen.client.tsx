'use client';

import { CirclePlus, RefreshCw } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Placing } from '@/components/checkout/placing/use-place-order';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { Icon } from '@/components/ui/icon';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { GuestWatch } from './guest-watch.client';

type PlacingScreenProps = {
  placing: Exclude<Placing, { kind: 'idle' | 'refused' }>;
  onCheck: () => void;
  onEnd: () => void;
};

/** The order is on its way, or it is not known whether it has arrived. */
export function PlacingScreen({ placing, onCheck, onEnd }: PlacingScreenProps) {
  const t = useTranslations('kiosk');
  const checkout = useTranslations('checkout');
  if (placing.kind === 'unknown') {
    return (
      <div className="kiosk-message" role="status">
        <span className="spinner spinner--big" aria-hidden="true" />
        <h1>{t('unknownTitle')}</h1>
        <p>{t('unknownText')}</p>
        <Button big tone="tint" onClick={onCheck}>
          <Icon of={RefreshCw} />
          {checkout('checkNow')}
        </Button>
      </div>
    );
  }
  if (placing.kind === 'unsettled' || placing.kind === 'conflict') {
    return (
      <div className="kiosk-message" role="alert">
        <EmptyPicture name="receipt" />
        <h1>{t('askTitle')}</h1>
        <p>{t('askText')}</p>
        <Button big onClick={onEnd}>
          <Icon of={CirclePlus} />
          {t('newOrder')}
        </Button>
        <GuestWatch onGone={onEnd} />
      </div>
    );
  }
  const isLeaving = placing.kind === 'made' && placing.isLeaving;
  return <FullScreenLoader isAtOnce label={checkout(isLeaving ? 'openingPayment' : 'sending')} />;
}
