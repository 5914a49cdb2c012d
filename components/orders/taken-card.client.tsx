'use client';

import { useTranslations } from 'next-intl';
import { useIsOnTrip } from '@/components/smart-lock/use-trip';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/paths/paths';
import { endTrip } from '@/lib/smart-lock/trip';

/** After paying for goods behind a lock: whether all that was taken is scanned (SHOP-25). */
export function TakenCard({ venueId }: { venueId: number }) {
  const t = useTranslations('orders');
  const isOnTrip = useIsOnTrip(venueId);
  if (!isOnTrip) return null;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="all-scanned">
      <div className="grid gap-1">
        <h2 id="all-scanned" className="title">
          {t('allScanned')}
        </h2>
        <p className="text-ink-soft">{t('allScannedText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {/* By the browser itself, as every page with a camera: its rights are of the document. */}
        <a className="button button--tint flex-fill" href={paths.barcodeScanner(venueId)}>
          {t('scanMore')}
        </a>
        <Button tone="quiet" className="flex-fill" onClick={() => endTrip(venueId)}>
          {t('nothingMore')}
        </Button>
      </div>
    </section>
  );
}
