'use client';

import { useEffect, useRef, useState } from 'react';
import { watchInView } from '@/components/ui/in-view';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/paths/paths';
import type { VenueCardData } from '@/lib/venues/venue-card';
import { OpenBadge } from '@/components/venues/open-badge';

async function loadRecent(): Promise<VenueCardData[]> {
  const [{ queryClient }, { recentVenuesQuery }] = await Promise.all([
    import('@/lib/bff/query-client'),
    import('@/lib/home/recent.api'),
  ]);
  return queryClient().fetchQuery(recentVenuesQuery);
}

/** The venues of the diner's repeat orders. */
function useRecent(): VenueCardData[] {
  const [venues, setVenues] = useState<VenueCardData[]>([]);
  useEffect(() => {
    let isGone = false;
    // Home is complete without them.
    loadRecent().then(
      (known) => {
        if (!isGone) setVenues(known);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return venues;
}

/** The part of the screen, from its top, in which nothing may shift. */
const QUIET = '0px 0px -28% 0px';

/**
 * Where the diner ordered last (VEN-16, VEN-17). The page is the same for all users and reserves no space for it: the
 * row is inserted off the screen or at its lower edge, so that no visible content shifts.
 */
export function RecentVenuesRow({ title }: { title: string }) {
  const venues = useRecent();
  const [isIn, setIsIn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (venues.length === 0 || isIn || !place.current) return undefined;
    return watchInView([place.current], (isInView) => !isInView && setIsIn(true), { rootMargin: QUIET });
  }, [venues, isIn]);
  if (!isIn) return <div ref={place} className="h-px -mb-px" aria-hidden="true" />;
  return (
    <section className="section" aria-labelledby="tile-recent">
      <div className="section__head">
        <h2 id="tile-recent">{title}</h2>
      </div>
      <Rail>
        {venues.map(({ id, name, imageUrl, phases }) => (
          <li key={id}>
            <SoftLink href={paths.menu(id)} className="recent-venue card">
              <span className="thumbnail">
                {imageUrl ? <Picture source={imageUrl} alt="" ratio="1:1" /> : null}
              </span>
              <span className="flex-fill">
                <b>{name}</b>
                <span className="caption muted">
                  <OpenBadge phases={phases} />
                </span>
              </span>
              <Glyph name="next" size="small" />
            </SoftLink>
          </li>
        ))}
      </Rail>
    </section>
  );
}
