import 'server-only';
import { z } from 'zod';

/** Menus and additives as the platform sends them: contract schemas MenuCategory, Product, AdditiveCategory. */
const amount = z.number().min(0);

export const productWire = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  terminal_id: z.number().int(),
  product_name: z.string().min(1),
  /** Open enumeration: an unknown one is read as a dish. */
  product_type: z.string().catch('dish'),
  description: z.string().nullish(),
  price: amount,
  old_price: amount.nullish(),
  reward_id: z.number().int().nullable(),
  promo_limit: z.number().int().nullish(),
  promo_day_limit: z.number().int().nullish(),
  sizes: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string().min(1),
        price: amount,
        old_price: amount.nullish(),
        is_unavailable: z.boolean().default(false),
      }),
    )
    .nullish(),
  images: z.array(z.object({ image_url: z.string() })).catch([]),
  cooking_time: z.number().int().min(0).catch(0),
  is_favorite: z.boolean().default(false),
  has_additive_categories: z.boolean().default(false),
  is_unavailable: z.boolean().default(false),
  unavailable_service_types: z.array(z.number().int()).catch([]),
  age_restriction: z.object({ kind: z.string(), min_age: z.number().int() }).nullish(),
  weight: z.string().nullish(),
});
export type ProductWire = z.infer<typeof productWire>;

export const categoryWire = z.object({
  id: z.number().int(),
  external_id: z.number().int().nullish(),
  attributes: z.object({
    name: z.string().min(1),
    is_active: z.boolean(),
    is_show_photo: z.boolean(),
    position: z.number(),
    image_url: z
      .url({ protocol: /^https?$/ })
      .nullish()
      .catch(null),
  }),
  relationships: z.object({ products: z.array(z.unknown()) }),
});
export const menuWire = z.object({ data: z.array(z.unknown()) });
export const productListWire = z.object({ data: z.array(z.unknown()) });
/** One product; what is none of ours is dropped as in a list. */
export const productAnswerWire = z.object({ data: z.unknown() });
/** Whether the signed-in diner has marked the products. */
export const productMarksWire = z.object({
  data: z.array(z.object({ id: z.number().int(), is_favorite: z.boolean() })),
});
/** The same of each product of a menu. */
export const marksOfMenuWire = z.object({
  data: z.array(z.object({ relationships: z.object({ products: productMarksWire.shape.data }) })),
});
/** The fields that products/with/additives/ adds to a product. */
export const productGroupsWire = z.object({ additive_categories: z.array(z.unknown()) });
/** 204: done, nothing to say. */
export const doneWire = z.null();

export const additiveCategoryWire = z.object({
  id: z.number().int(),
  attributes: z.object({
    name: z.string().min(1),
    min: z.number().int().min(0),
    max: z.number().int().min(1),
    position: z.number(),
  }),
  items: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string().min(1),
        price: amount,
        min: z.number().int().min(0).default(0),
        max: z.number().int().min(1).optional(),
        is_unavailable: z.boolean(),
      }),
    )
    .min(1),
  /** Filled by favourite-product/additives only. */
  last_selected: z
    .array(z.object({ additive_id: z.number().int(), count: z.number().int().min(1) }))
    .catch([]),
});
export type AdditiveCategoryWire = z.infer<typeof additiveCategoryWire>;
export const additiveListWire = z.object({ data: z.array(z.unknown()) });
