'use client';

import { useDinerMenu } from './use-diner-menu';
import { useHearts } from './use-hearts';

/** Fills the hearts of the menu's cards that the signed-in diner has marked (MENU-27). */
export function OwnHearts() {
  useHearts(useDinerMenu());
  return null;
}
