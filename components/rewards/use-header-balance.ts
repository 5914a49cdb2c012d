'use client';

import { useEffect, useState } from 'react';
import type { HeaderBalance, VenueOfBalance } from '@/lib/rewards/header-balance';
import { visitBalance } from '@/lib/rewards/visit-balance';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { watchVisit } from '@/lib/core/session/session-storage';

/**
 * The balance of the signed-in diner for the header, or null while there is none to show. It is requested after the page
 * is shown and for signed-in diners only (REW-12), and again when something on the page has changed it; until the
 * response the earlier one stays.
 */
export function useHeaderBalance(venue: VenueOfBalance | null): HeaderBalance | null {
  const [balance, setBalance] = useState<HeaderBalance | null>(null);
  const { brandId, hasPrivateReward, isGeneralHidden } = venue ?? {};
  useEffect(() => {
    /** Number of the latest request: a delayed response to an earlier one is ignored. */
    let latest = 0;
    const flags =
      brandId === undefined || hasPrivateReward === undefined || isGeneralHidden === undefined
        ? null
        : { brandId, hasPrivateReward, isGeneralHidden };
    const ask = () => {
      if (!isSignedInHere()) return;
      const own = ++latest;
      visitBalance(flags).then(
        (known) => {
          if (own === latest) setBalance(known);
        },
        () => undefined,
      );
    };
    ask();
    const unwatch = watchVisit(ask);
    return () => {
      latest = 0;
      unwatch();
    };
  }, [brandId, hasPrivateReward, isGeneralHidden]);
  return balance;
}
