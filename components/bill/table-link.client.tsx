'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { useKnownHere } from '@/components/ui/use-known-here';
import { loadWhenReachable } from '@/lib/core/connection/when-reachable';
import { hasVisit } from '@/lib/ground/ordering/has-visit';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import type { TableVenue } from './scanned-table.client';

const loadTable = () => import('./scanned-table.client').then((module) => module.ScannedTable);
/** A slow line has brought the code by then. */
const COVERED_MS = 6000;

/* The placeholder depends on the address, which `onDemand` does not know. */
const LoadedTable = lazy(async () => ({ default: await loadWhenReachable(loadTable) }));

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
  const table = useKnownHere(() => tableHere(venue.id), 'none' as const);
  if (table === 'none') return null;
  return (
    <Suspense fallback={table === 'scanned' ? <Cover label={t('loading')} /> : null}>
      <LoadedTable venue={venue} />
    </Suspense>
  );
}

/** Over the menu for a moment only: on a dead line the menu stays readable. */
function Cover({ label }: { label: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), COVERED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : <FullScreenLoader label={label} />;
}
