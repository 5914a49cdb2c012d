'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';

const OWN_PART_DELAY_MS = 300;

/**
 * A part of a menu that is the signed-in diner's own. Its code is loaded after the menu, so that the menu itself stays light; null until
 * then, for guests, and where it fails to load.
 * @param load the same function at every call
 */
export function useOwnPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Part: ComponentType<Props> } | null {
  const [own, setOwn] = useState<{ Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!isSignedInHere()) return undefined;
    const show = (Part: ComponentType<Props>) => setOwn({ Part });
    const timer = setTimeout(() => void load().then(show, () => undefined), OWN_PART_DELAY_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return own;
}
