'use client';

import { useLayoutEffect } from 'react';
import { assistAttributes } from '@/lib/kiosk/assist';
import { CartNewsRegion } from './cart-news.client';
import { useAssist } from './use-assist';
import { useKeptFocus } from './use-kept-focus';
import { useKeypad } from './use-keypad';
import { useSpokenScreen } from './use-spoken-screen';

/** What lets everyone finish, on every page of a kiosk: keys, focus, voice, and what the guest has switched on. */
export function KioskAssist() {
  const assist = useAssist();
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(assistAttributes(assist))) {
      if (value === null) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  }, [assist]);
  useKeypad();
  useKeptFocus();
  useSpokenScreen();
  return <CartNewsRegion />;
}
