import type { MenuAdditiveGroup, menuCategories } from '../../database/schema';
import { imageUrl, imageUrlOrNull } from '../../kernel/image-address';
import { textIn, textOrNull, type Language } from '../../kernel/languages';
import { toMajor } from '../../kernel/money';
import type { Settings } from '../../kernel/settings';
import { otherPicturesOf } from '../../pictures/recipes';
import type { VenueProduct } from './products';

/** How a caller sees the products of a venue. */
export interface ProductView {
  sandbox: { settings: Settings };
  language: Language;
  /** Ids of the products that the caller has marked; none for guests. */
  favourites: ReadonlySet<number>;
}

/** `old_price` of the contract: above the price, absent without a discount. */
export function oldPriceMember(priceMinor: number, oldPriceMinor: number | null): { old_price?: number } {
  return oldPriceMinor !== null && oldPriceMinor > priceMinor ? { old_price: toMajor(oldPriceMinor) } : {};
}

/** One product in so many was photographed more than once. */
const PHOTOGRAPHED_AGAIN = 3;
const MAX_PICTURES = 3;

/** Keys of the product's pictures, the menu's first. */
function picturesShown({ id, picture }: Pick<VenueProduct, 'id' | 'picture'>): string[] {
  if (picture === null) return [];
  return [picture, ...(id % PHOTOGRAPHED_AGAIN === 0 ? otherPicturesOf(picture) : [])].slice(0, MAX_PICTURES);
}

/** Product of the contract, without its additive groups. */
export function productAnswer(product: VenueProduct, { sandbox, language, favourites }: ProductView) {
  return {
    id: product.id,
    product_id: product.id,
    terminal_id: product.venueId,
    product_name: textIn(language, product.name),
    product_type: product.kind,
    description: textOrNull(language, product.description),
    price: toMajor(product.priceMinor),
    ...oldPriceMember(product.priceMinor, product.oldPriceMinor),
    reward_id: product.rewardId,
    promo_limit: product.promo?.limit ?? null,
    promo_day_limit: product.promo?.dayLimit ?? null,
    sizes:
      product.sizes?.map((size) => ({
        id: size.id,
        name: textIn(language, size.name),
        price: toMajor(size.priceMinor),
        ...oldPriceMember(size.priceMinor, size.oldPriceMinor),
        is_unavailable: size.isUnavailable,
      })) ?? null,
    images: picturesShown(product).map((key) => ({ image_url: imageUrl(sandbox.settings, key) })),
    cooking_time: product.cookingMinutes,
    is_favorite: favourites.has(product.id),
    has_additive_categories: product.groups.length > 0,
    is_unavailable: product.isStopped,
    unavailable_service_types: product.unavailableServices,
    age_restriction: product.ageRestriction === null ? null : { min_age: 21, kind: product.ageRestriction },
    weight: textOrNull(language, product.weight),
    barcode: product.barcode,
    category_id: product.categoryId,
  };
}

/** Pieces of an additive for one piece of its product. */
export interface AdditiveChoice {
  id: number;
  count: number;
}

/** AdditiveCategory of the contract: a group of additives; what the diner took last time and it has still is filled in. */
export function additiveCategoryAnswer(
  group: MenuAdditiveGroup,
  position: number,
  language: Language,
  lastChoice: readonly AdditiveChoice[] = [],
) {
  return {
    id: group.id,
    type: 'additive_category',
    attributes: { name: textIn(language, group.name), min: group.min, max: group.max, position },
    items: group.items.map((item) => ({
      id: item.id,
      name: textIn(language, item.name),
      price: toMajor(item.priceMinor),
      min: item.min,
      ...(item.max === null ? {} : { max: item.max }),
      is_unavailable: item.isUnavailable,
      image_url: null,
    })),
    last_selected: lastChoice
      .filter(({ id }) => group.items.some((item) => item.id === id))
      .map(({ id, count }) => ({ additive_id: id, count })),
  };
}

/** MenuCategory of the contract with its products; a takeaway category has the picture of its first pictured one. */
export function categoryAnswer(
  category: typeof menuCategories.$inferSelect,
  products: readonly VenueProduct[],
  view: ProductView,
) {
  return {
    id: category.id,
    type: 'category',
    external_id: category.externalId,
    attributes: {
      name: textIn(view.language, category.name),
      is_active: category.isActive,
      is_show_photo: category.showsPhoto,
      position: category.position,
      image_url:
        category.externalId === null ? null : imageUrlOrNull(view.sandbox.settings, pictureOf(products)),
    },
    relationships: { products: products.map((product) => productAnswer(product, view)) },
  };
}

function pictureOf(products: readonly VenueProduct[]): string | null {
  return products.find(({ picture }) => picture !== null)?.picture ?? null;
}
