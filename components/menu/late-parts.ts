import { withLateTexts } from '@/components/layout/late-texts';
import { onDemand } from '@/components/ui/on-demand';

/*
 * What a menu shows late or to some diners only, each loaded with the texts of the menu: the page itself carries those of its first
 * view and of its presses (`menu-words.ts`).
 */

export const loadProductSheet = () =>
  withLateTexts('menu', () => import('./product-sheet.client').then((module) => module.ProductSheet));
export const ProductSheet = onDemand(loadProductSheet);

export const loadAgeGate = () =>
  withLateTexts('menu', () => import('./age-gate.client').then((module) => module.AgeGate));

export const loadOtherVenueModal = () =>
  withLateTexts('menu', () => import('./other-venue-modal.client').then((module) => module.OtherVenueModal));

export const loadMenuSearch = () =>
  withLateTexts('menu', () => import('./menu-search.client').then((module) => module.MenuSearch));
