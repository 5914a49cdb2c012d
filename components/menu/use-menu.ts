'use client';

import type { useTranslations } from 'next-intl';
import { createContext, useContext, type ComponentType, type RefObject } from 'react';
import type { CartLine, CartVenue } from '@/lib/cart/cart';
import type { Product } from '@/lib/menu/menu';
import type { MenuServices } from '@/lib/menu/menu-services';

/** The texts of menus. */
export type MenuTexts = ReturnType<typeof useTranslations<'menu'>>;

export interface SetFieldProps {
  productId: number;
  /** The products that are taken along with it, one piece of each. */
  chosen: readonly Product[];
  onChoose: (chosen: readonly Product[]) => void;
}

export interface MenuActions {
  venue: CartVenue;
  /** The service for which the menu is shown. */
  services: MenuServices;
  /** Ids of the best sellers here (MENU-58). */
  hits: readonly number[];
  /** Dishes have hearts, except where there is no sign-in. */
  hasHearts: boolean;
  /** The products that an opened dish offers to be taken along with it; null where it offers none. */
  SetField: ComponentType<SetFieldProps> | null;
  /** The element of the menu, in which its cards are. */
  menuRef: RefObject<HTMLElement | null>;
  /** Has the bar of categories name the diner's own sections, too. */
  arrangeSections: (order: ArrangeSections) => void;
  /** Opens the sheet of a product that is not on the page. */
  openProduct: (productId: number) => void;
  /**
   * Whether it was added, after the questions that come first: the age where one is needed (MENU-49), and whether the cart of
   * another venue may go.
   */
  addLine: (line: CartLine) => Promise<boolean>;
}

/** A section of the menu, as the bar of categories names it. */
export interface NamedSection {
  anchor: string;
  name: string;
}

/** Puts the diner's own sections to their place among those of a menu (MENU-07). */
export type ArrangeSections = (sections: readonly NamedSection[]) => readonly NamedSection[];

/** A guest has no own sections. */
export const asTheyAre: ArrangeSections = (sections) => sections;

/** How the sections of the menu stand in its bar. */
export const ArrangeSectionsContext = createContext(asTheyAre);

export const MenuContext = createContext<MenuActions | null>(null);

/** The actions on a menu. @throws Error outside of a menu */
export function useMenu(): MenuActions {
  const actions = useContext(MenuContext);
  if (!actions) throw new Error('useMenu stands outside of MenuProvider');
  return actions;
}
