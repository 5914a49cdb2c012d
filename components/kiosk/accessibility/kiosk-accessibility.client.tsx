'use client';

import { useLayoutEffect } from 'react';
import { accessibilityAttributes } from '@/lib/kiosk/accessibility';
import { CartNewsRegion } from './cart-news.client';
import { useAccessibility } from './use-accessibility';
import { useFocusRecovery } from './use-focus-recovery';
import { useKeypad } from './use-keypad';
import { useSpokenScreen } from './use-spoken-screen';

/** The accessibility of every page of a kiosk: keys, focus, voice, and the guest's own settings. */
export function KioskAccessibility() {
  const accessibility = useAccessibility();
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(accessibilityAttributes(accessibility))) {
      if (value === null) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  }, [accessibility]);
  useKeypad();
  useFocusRecovery();
  useSpokenScreen();
  return <CartNewsRegion />;
}
