'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useTransition } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { onDemand } from '@/components/ui/on-demand';
import { paths } from '@/lib/core/paths/paths';
import { changeService, storedService } from '@/lib/core/site/service-change';
import { SERVICES } from '@/lib/core/site/service-names';
import { storedText } from '@/lib/core/storage/stored';
import type { Venue } from '@/lib/ground/venues/venues';
import { useScannedTable } from './use-scanned-table';

export type TableVenue = Pick<Venue, 'id' | 'isCheckPullingEnabled' | 'services'> & { timezone: string };

/** Without a connection the menu does without the card, which shows what our server says. */
const Nothing = () => null;
const TableCard = onDemand(() =>
  withLateTexts('table', () => import('./table-card.client').then((module) => module.TableCard)).catch(
    () => Nothing,
  ),
);

/** The table that this tab has applied for the diner; a service that they choose afterwards stays. */
const appliedTable = storedText({ area: 'session', key: 'seatedTable' });

/** @returns whether the diner has sat down at this table just now, and the next page can know it from storage */
function applyTable(table: string): boolean {
  return appliedTable.read() !== table && appliedTable.write(table);
}

/**
 * On a menu that was opened by a table's code: redirects to the table's bill, leaving no history entry of the menu
 * (MENU-09). Without an open bill, and where it cannot be loaded or takes long, the menu stays and names the table (MENU-12, BILL-04).
 * Either way the diner sits in the hall: its menu replaces the other and all that was opened on it, and until then nothing can be pressed. The
 * menu itself is the same for all users and reads no query.
 */
export function ScannedTable({ venue }: { venue: TableVenue }) {
  const t = useTranslations('layout');
  const router = useRouter();
  const table = useScannedTable(venue);
  const [isHallComing, startTransition] = useTransition();
  const address = table && paths.bill(table.link);
  // A bill that comes after the menu became usable does not replace it.
  const isOpen = table?.bill === 'open' && table.isCovered;
  const isAsking = table?.bill === 'asking' && table.isCovered;
  const seat = table?.isScan && !isAsking ? address : null;
  const servesHall = venue.services.includes(SERVICES.express.id);

  // Before the hall's menu is drawn: the cover is there from the first moment, so that no press is lost.
  useLayoutEffect(() => {
    if (seat === null) return;
    const from = storedService() ?? 'takeaway';
    const sitsDown = servesHall && applyTable(seat) && from !== 'express';
    // The hall's menu is another entry of the page store under the same address.
    const isMenuOld = sitsDown && changeService({ from, to: 'express' });
    if (!isOpen && !isMenuOld) return;
    startTransition(() => {
      if (isOpen) router.replace(seat);
      if (isMenuOld) router.refresh();
    });
  }, [seat, isOpen, servesHall, router]);

  if (!table) return null;
  if (isHallComing) return <FullScreenLoader isAtOnce label={t('loading')} />;
  if (isAsking || isOpen) return <FullScreenLoader label={t('loading')} />;
  return (
    <TableCard
      link={table.link}
      timezone={venue.timezone}
      bill={table.bill}
      showsBill={venue.isCheckPullingEnabled}
      onRetry={table.retry}
    />
  );
}
