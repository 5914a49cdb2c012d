'use client';

import { useOwnPart } from './use-own-part';

const loadOwnHearts = () => import('./own-hearts.client').then((module) => module.OwnHearts);

/** Fills the hearts of a menu's page that has no shelves of the diner's own. */
export function OwnHeartsLoader() {
  const own = useOwnPart(loadOwnHearts);
  return own ? <own.Part /> : null;
}
