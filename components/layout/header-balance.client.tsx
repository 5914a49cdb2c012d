'use client';

import { useHeaderBalance, type VenueOfBalance } from '@/components/rewards/use-header-balance';
import { paths } from '@/lib/paths/paths';
import { BalanceMark } from './balance-mark';

type HeaderBalanceProps = {
  /** What the number counts, heard before it. */
  label: string;
  /** The venue that the page shows: it decides which balance is meant. */
  venue?: VenueOfBalance;
};

/** The diner's balance at the right of the header, once it is known to be above zero (LAY-07, LAY-08). */
export function HeaderBalance({ label, venue }: HeaderBalanceProps) {
  const balance = useHeaderBalance(venue ?? null);
  return balance ? <BalanceMark {...balance} label={label} href={paths.profile()} /> : null;
}
