'use client';

import { useEffect, useState } from 'react';
import type { BalanceFlags, HeaderBalance } from '@/lib/rewards/header-balance';
import { isSignedInHere } from '@/lib/session/signed-in-mark';

/** A venue as the header's balance needs it. */
export interface VenueOfBalance extends BalanceFlags {
  brandId: number;
}

/**
 * The balance of the signed-in diner for the header, or null while there is none to show. It is asked for after the page
 * stands and for signed-in diners only (spec §6).
 */
export function useHeaderBalance(venue: VenueOfBalance | null): HeaderBalance | null {
  const [balance, setBalance] = useState<HeaderBalance | null>(null);
  const { brandId, hasPrivateReward, isGeneralHidden } = venue ?? {};
  useEffect(() => {
    if (!isSignedInHere()) return;
    let isGone = false;
    const flags =
      brandId === undefined || hasPrivateReward === undefined || isGeneralHidden === undefined
        ? null
        : { brandId, hasPrivateReward, isGeneralHidden };
    import('@/lib/rewards/visit-balance')
      .then(({ visitBalance }) => visitBalance(flags))
      .then(
        (known) => {
          if (!isGone) setBalance(known);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [brandId, hasPrivateReward, isGeneralHidden]);
  return balance;
}
