'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { FullScreenLoader } from '@/components/ui/full-screen-loader';
import { opensBill } from '@/lib/bill/table-link';
import { paths } from '@/lib/paths/paths';
import type { Venue } from '@/lib/venues/venues';

type TableLinkProps = { venue: Pick<Venue, 'id' | 'isCheckPullingEnabled'> };

const noSubscription = () => () => {};

/**
 * On a menu that was opened by a table's code: leads on to the table's bill, with nothing of the menu left behind on the
 * way back (MENU-09). The menu itself is the same for everybody and reads no query.
 */
export function TableLink({ venue }: TableLinkProps) {
  const t = useTranslations('layout');
  const router = useRouter();
  // While the menu is still on its way the address is that of the page before, which may be the bill.
  const query = useSyncExternalStore(
    noSubscription,
    () => (location.pathname.endsWith(paths.menu(venue.id)) ? location.search : ''),
    () => '',
  );
  const table = opensBill(new URLSearchParams(query), venue);
  const address = table && paths.bill(table);
  useEffect(() => {
    if (address !== null) router.replace(address);
  }, [address, router]);
  return address === null ? null : <FullScreenLoader label={t('loading')} />;
}
