'use client';

import { onDemand } from '@/components/ui/on-demand';
import { useKnownHere } from '@/components/ui/use-known-here';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import type { DinerBalanceProps } from './diner-balance.client';

const DinerBalance = onDemand(() => import('./diner-balance.client').then((module) => module.DinerBalance));

/** The place of the diner's balance; guests have none and load nothing of it (REW-12). */
export function HeaderBalance(props: DinerBalanceProps) {
  const isSignedIn = useKnownHere(isSignedInHere, false);
  return isSignedIn ? <DinerBalance {...props} /> : null;
}
