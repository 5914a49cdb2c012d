'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { hasVisit } from '@/lib/ordering/has-visit';
import { firstViewPaths } from '@/lib/paths/first-view-paths';
import type { TableVenue } from './scanned-table.client';

const LoadedTable = lazy(async () => ({ default: (await import('./scanned-table.client')).ScannedTable }));

const noSubscription = () => () => {};

/**
 * Whether a table's code has led here: just now, by the address, or perhaps earlier in the visit. While the menu is still loading the address is
 * that of the previous page, which may be the bill.
 */
function tableHere(venueId: number): 'scanned' | 'maybe' | 'none' {
  const { pathname, search } = window.location;
  if (pathname.endsWith(firstViewPaths.menu(venueId)) && new URLSearchParams(search).has('table_id'))
    return 'scanned';
  return hasVisit() ? 'maybe' : 'none';
}

/**
 * The table whose code the diner has scanned. Its code is loaded only where one was: until it is there, a menu that was opened by the
 * code is covered, because it may be replaced.
 */
export function TableLink({ venue }: { venue: TableVenue }) {
  const t = useTranslations('layout');
  const table = useSyncExternalStore(
    noSubscription,
    () => tableHere(venue.id),
    () => 'none' as const,
  );
  if (table === 'none') return null;
  return (
    <Suspense fallback={table === 'scanned' ? <FullScreenLoader label={t('loading')} /> : null}>
      <LoadedTable venue={venue} />
    </Suspense>
  );
}
