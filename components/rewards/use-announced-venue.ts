'use client';

import { useEffect } from 'react';
import { announceVenue } from '@/lib/rewards/announced-venue';
import type { VenueOfBalance } from '@/lib/rewards/header-balance';

/** Sets the venue whose balance the header shows while this screen is mounted: null for none, undefined = not known yet. */
export function useAnnouncedVenue(venue: VenueOfBalance | null | undefined): void {
  const isNone = venue === null;
  const { brandId, hasPrivateReward, isGeneralHidden } = venue ?? {};
  useEffect(() => {
    if (isNone) announceVenue(null);
    else if (brandId !== undefined && hasPrivateReward !== undefined && isGeneralHidden !== undefined)
      announceVenue({ brandId, hasPrivateReward, isGeneralHidden });
    return () => announceVenue(undefined);
  }, [isNone, brandId, hasPrivateReward, isGeneralHidden]);
}
