'use client';

import { useEffect, useState } from 'react';
import { requestCardFacts } from '@/lib/pages/cards/card-facts.api';
import { MAX_VENUES_PER_REQUEST } from '@/lib/pages/cards/request-limit';
import type { CardFacts } from '@/lib/ground/venues/venue-card';

/** A card in view has to rest this long before its facts are requested. */
const REST_MS = 300;

type Known = ReadonlyMap<number, CardFacts>;

/** The facts on cards of the venues, once they are known: the first dozen of the others is requested together. */
export function useCardFacts(venueIds: readonly number[]): Known {
  const [known, setKnown] = useState<Known>(new Map());
  // Each venue is requested once: without an answer its card stays as it is.
  const [requested] = useState(() => new Set<number>());
  const wanted = venueIds.slice(0, MAX_VENUES_PER_REQUEST).join(',');
  useEffect(() => {
    const ids = wanted
      .split(',')
      .map(Number)
      .filter((id) => id > 0 && !requested.has(id));
    if (ids.length === 0) return undefined;
    const timer = setTimeout(() => {
      for (const id of ids) requested.add(id);
      requestCardFacts(ids).then(
        (facts) =>
          setKnown((before) => new Map([...before, ...facts.map(({ id, ...rest }) => [id, rest] as const)])),
        () => {
          for (const id of ids) requested.delete(id);
        },
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, requested]);
  return known;
}
