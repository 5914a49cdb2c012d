'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useTransition } from 'react';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { paths } from '@/lib/paths/paths';
import { changeService, storedService } from '@/lib/site/service-change';
import { SERVICES } from '@/lib/site/site';
import { storedText } from '@/lib/storage/stored';
import type { Venue } from '@/lib/venues/venues';
import { useScannedTable } from './use-scanned-table';

type TableLinkProps = { venue: Pick<Venue, 'id' | 'isCheckPullingEnabled' | 'services'> };

const TableCard = dynamic(() => import('./table-card.client').then((module) => module.TableCard), {
  ssr: false,
});

/** The table that this tab has taken for the diner's; a service that they choose afterwards stays. */
const seatedTable = storedText({ area: 'session', key: 'seatedTable' });

/** @returns whether the diner has sat down at this table just now, as far as the next page will know that they have */
function sitDown(table: string): boolean {
  return seatedTable.read() !== table && seatedTable.write(table);
}

/**
 * On a menu that was opened by a table's code: leads on to the table's bill, with nothing of the menu left behind on the
 * way back (MENU-09). Without an open bill, and where it cannot be had, the menu stays, names the table and is that of the
 * hall (MENU-12), which takes the other's place with all that was opened on it: until then nothing can be pressed. The menu itself is the same for everybody and reads no query.
 */
export function TableLink({ venue }: TableLinkProps) {
  const t = useTranslations('layout');
  const router = useRouter();
  const table = useScannedTable(venue);
  const [isHallComing, startTransition] = useTransition();
  const address = table && paths.bill(table.link);
  const isOpen = table?.bill === 'open';
  const isAsking = table?.bill === 'asking';
  const seat = table?.isScan && !isAsking && !isOpen ? address : null;
  const servesHall = venue.services.includes(SERVICES.express.id);

  useEffect(() => {
    if (isOpen && address !== null) router.replace(address);
  }, [isOpen, address, router]);
  // Before the other menu is drawn: covered from the first moment, it takes no press that would be lost.
  useLayoutEffect(() => {
    const from = storedService() ?? 'takeaway';
    if (seat === null || !servesHall || !sitDown(seat) || from === 'express') return;
    // The hall's menu is another page of the cache under the same address.
    if (changeService({ from, to: 'express' })) startTransition(() => router.refresh());
  }, [seat, servesHall, router]);

  if (!table) return null;
  if (isHallComing) return <FullScreenLoader isAtOnce label={t('loading')} />;
  if (isAsking || isOpen) return <FullScreenLoader label={t('loading')} />;
  return <TableCard link={table.link} bill={table.bill} showsBill={venue.isCheckPullingEnabled} />;
}
