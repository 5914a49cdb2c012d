import type { PictureKind } from '../../pictures/products';
import type { AgeRestrictionKind, Text } from '../model';
import { lettered, kazakhstan, georgia, everywhere, weight } from './text';

/** Prices in a pool are written in whole tenge, or in lari for what only Georgia sells. */
export type Currency = 'tenge' | 'lari';

export interface Extra {
  name: Text;
  price: number;
  min?: number;
  max?: number;
  isUnavailable?: boolean;
}

/** A choice that goes with a dish; prices are in tenge and are turned into lari for Georgian brands. */
export interface Choice {
  name: Text;
  min: number;
  max: number;
  items: Extra[];
}

export interface Size {
  name: Text;
  price: number;
  isUnavailable?: boolean;
}

/** What only some dishes have. */
export interface DishTraits {
  sizes?: Size[];
  choices?: Choice[];
  age?: AgeRestrictionKind;
  /** Sold as a ready-made thing, not cooked. */
  isGood?: boolean;
  barcode?: string;
  minutes?: number;
}

/** A dish as a cuisine knows it; a brand turns it into a product at its own price. */
export interface Dish extends DishTraits {
  picture: PictureKind;
  price: number;
  currency: Currency;
  weight: Text | null;
  name: Text;
  description: Text | null;
}

type Writer = (
  picture: PictureKind,
  price: number,
  amount: string | null,
  name: string,
  description?: string | null,
  traits?: DishTraits,
) => Dish;

function writer(read: (line: string) => Text, currency: Currency): Writer {
  return (picture, price, amount, name, description = null, traits = {}) => ({
    picture,
    price,
    currency,
    weight: amount === null ? null : weight(amount),
    name: read(name),
    description: description === null ? null : read(description),
    ...traits,
  });
}

/** A dish of Kazakhstan: tenge, texts 'kk | ru | en'. */
export const kz = writer(kazakhstan, 'tenge');

/** A dish of Georgia: lari, texts 'ka | ru | en'. */
export const ge = writer(georgia, 'lari');

/** A dish of both countries: tenge, texts 'kk | ru | en | ka'. */
export const both = writer(everywhere, 'tenge');

/** A thing of both countries whose name is written alike everywhere ('Coca-Cola'). */
export const branded = writer(lettered, 'tenge');
