'use client';

import { useState } from 'react';

type Brand = { id: number; name: string };

/** The brands met so far: a list that is narrowed to one of them still offers the others. */
export function useMetBrands(brands: readonly Brand[]): readonly Brand[] {
  const [met, setMet] = useState<readonly Brand[]>(brands);
  const fresh = brands.filter(({ id }) => !met.some((known) => known.id === id));
  if (fresh.length === 0) return met;
  const all = [...met, ...fresh];
  setMet(all);
  return all;
}
