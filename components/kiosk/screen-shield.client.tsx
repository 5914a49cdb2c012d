'use client';

import { usePressShield } from '@/components/ui/use-press-shield';

/** Of one screen of a kiosk: a double press that leads on presses nothing of the next screen. */
export function ScreenShield() {
  usePressShield(true);
  return null;
}
