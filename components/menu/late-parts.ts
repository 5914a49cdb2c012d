import { withLateTexts } from '@/components/layout/late-texts';
import { onDemand } from '@/components/ui/on-demand';

/*
 * The parts of a menu that come late or for some diners only, each loaded with the texts of the menu: the page itself carries those of its
 * first view and of its presses (`menu-keys.ts`).
 */

/** The sheet of a dish, with its texts. */
export const loadProductSheet = () =>
  withLateTexts('menu', () => import('./product-sheet.client').then((module) => module.ProductSheet));
export const ProductSheet = onDemand(loadProductSheet);

/** The question for the age, with its texts. */
export const loadAgeGate = () =>
  withLateTexts('menu', () => import('./age-gate.client').then((module) => module.AgeGate));

/** The question whether another venue's cart is replaced, with its texts. */
export const loadOtherVenueModal = () =>
  withLateTexts('menu', () => import('./other-venue-modal.client').then((module) => module.OtherVenueModal));

/** The search in a menu, with its texts. */
export const loadMenuSearch = () =>
  withLateTexts('menu', () => import('./menu-search.client').then((module) => module.MenuSearch));
