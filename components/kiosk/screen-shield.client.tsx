'use client';

import { usePressShield } from '@/components/ui/use-press-shield';

/** Keeps the second press of a double one from the next screen. Its key is the screen, so that it ends with it. */
export function ScreenShield() {
  usePressShield(true);
  return null;
}
