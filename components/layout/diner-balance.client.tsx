'use client';

import { useSyncExternalStore } from 'react';
import { useHeaderBalance } from '@/components/rewards/use-header-balance';
import { paths } from '@/lib/core/paths/paths';
import { announcedVenue, watchAnnouncedVenue } from '@/lib/rewards/announced-venue';
import type { VenueOfBalance } from '@/lib/rewards/header-balance';
import type { Language } from '@/lib/core/site/site';
import { BalanceBadge } from './balance-badge';

export type DinerBalanceProps = {
  /** The meaning of the number, read before it by screen readers. */
  label: string;
  /** Given by the server: the header has no texts of its own in the browser. */
  language: Language;
  /** The venue that the page shows: it decides which balance is shown. `announced` where only the browser knows it. */
  venue?: VenueOfBalance | 'announced';
};

type BalanceTexts = Omit<DinerBalanceProps, 'venue'>;

/** The balance of the signed-in diner at the right of the header, once it is known to be above zero (LAY-07, LAY-08). */
export function DinerBalance({ venue, ...texts }: DinerBalanceProps) {
  return venue === 'announced' ? (
    <AnnouncedBalance {...texts} />
  ) : (
    <VenueBalance {...texts} venue={venue ?? null} />
  );
}

/** Nothing until the page knows its venue: which balance may be shown depends on it (REW-08). */
function AnnouncedBalance(texts: BalanceTexts) {
  const venue = useSyncExternalStore(watchAnnouncedVenue, announcedVenue, () => undefined);
  return venue === undefined ? null : <VenueBalance {...texts} venue={venue} />;
}

function VenueBalance({ venue, ...texts }: BalanceTexts & { venue: VenueOfBalance | null }) {
  const balance = useHeaderBalance(venue);
  return balance ? <BalanceBadge {...balance} {...texts} href={paths.profile()} /> : null;
}
