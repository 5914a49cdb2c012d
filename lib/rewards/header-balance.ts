/** A balance above this is written smaller, in minor units: 100 000 (LAY-10). */
const LARGEST_IN_FULL_MINOR = 10_000_000;

/** A venue's settings of balances (REW-07, REW-08). */
export interface BalanceFlags {
  /** private_reward_enabled: its brand has a balance of its own. */
  hasPrivateReward: boolean;
  /** disable_chocobalance_button: the general balance is not shown. */
  isGeneralHidden: boolean;
}

/** A venue as the header's balance needs it. */
export interface VenueOfBalance extends BalanceFlags {
  brandId: number;
}

/** The bonuses in a header of a signed-in diner: those that can be spent, without what open orders hold. */
export interface HeaderBalance {
  availableMinor: number;
  /** Written smaller, because it is long. */
  isSmall: boolean;
}

interface KnownBalances {
  /** The spendable general balance, minor units; null when it could not be read. */
  general: number | null;
  /** The spendable reward of the venue's brand, minor units; null when it could not be read. */
  privateReward: number | null;
  /** The venue that the page shows; null on pages without one. */
  venue: BalanceFlags | null;
}

/** The header's balance (LAY-07): the brand's, else the general (REW-09, REW-10); null if hidden or 0. */
export function headerBalance({ general, privateReward, venue }: KnownBalances): HeaderBalance | null {
  const ofVenue = venue?.hasPrivateReward ? privateReward : null;
  const ofAll = venue?.isGeneralHidden ? null : (general ?? 0);
  const availableMinor = ofVenue ?? ofAll;
  if (availableMinor === null || availableMinor <= 0) return null;
  return { availableMinor, isSmall: availableMinor > LARGEST_IN_FULL_MINOR };
}
