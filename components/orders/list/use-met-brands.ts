'use client';

import { useState } from 'react';

type Brand = { id: number; name: string };

/** All brands seen so far: a list that is filtered by one of them still offers the others. */
export function useMetBrands(brands: readonly Brand[]): readonly Brand[] {
  const [met, setMet] = useState<readonly Brand[]>(brands);
  const fresh = brands.filter(({ id }) => !met.some((known) => known.id === id));
  if (fresh.length === 0) return met;
  const all = [...met, ...fresh];
  setMet(all);
  return all;
}
