'use client';

import { useState } from 'react';
import type { Bill } from '@/lib/bill/bill';
import { equalParts, MIN_GUESTS, ownPart, positionKeys } from '@/lib/bill/split';

/** The whole bill, the diner's own dishes, or equal shares. */
export const SPLIT_WAYS = ['whole', 'own', 'equal'] as const;
type SplitWay = (typeof SPLIT_WAYS)[number];

export type Split = ReturnType<typeof useSplit>;

/** How a bill is divided: the way, its choices, which stay while the bill grows, and what comes of them (BILL-15, BILL-16). */
export function useSplit(bill: Bill, tipsMinor: number) {
  const [way, setWay] = useState<SplitWay>('whole');
  const [portions, setPortions] = useState<ReadonlyMap<string, number>>(new Map());
  const [guests, setGuests] = useState(MIN_GUESTS);
  const keys = positionKeys(bill.positions);
  const taken = keys.map((key) => portions.get(key) ?? 0);
  const parts = way === 'equal' ? equalParts(bill, tipsMinor, guests) : [];
  return {
    bill,
    tipsMinor,
    way,
    setWay,
    /** How many portions of each position the diner has had. */
    taken,
    take: (position: number, count: number) => {
      const key = keys[position];
      if (key !== undefined) setPortions(new Map(portions).set(key, count));
    },
    guests,
    setGuests,
    /** The share of each guest in equal parts, the diner first. */
    parts,
    /** The diner's part, and the rest for the others; null for the whole bill. */
    part: way === 'whole' ? null : way === 'own' ? ownPart(bill, tipsMinor, taken) : partOf(parts),
  };
}

function partOf([ownMinor = 0, ...others]: readonly number[]) {
  return { ownMinor, othersMinor: others.reduce((sum, otherMinor) => sum + otherMinor, 0) };
}
