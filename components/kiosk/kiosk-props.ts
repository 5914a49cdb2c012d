import type { Placing } from '@/components/checkout/placing/use-place-order';
import type { CartVenue } from '@/lib/cart/cart';
import type { ConsentDocument } from '@/lib/legal/given-consent';
import type { MenuCategory, Product } from '@/lib/menu/menu';
import type { KioskGuest } from '@/lib/kiosk/guest';
import type { Story } from '@/lib/promos/stories';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import type { Language, ServiceName } from '@/lib/core/site/site';

/** A category of the kiosk's menu. */
export interface KioskCategory extends Pick<MenuCategory, 'id' | 'name' | 'imageUrl'> {
  /** The products that the page has: all of them, or the first of a long menu. */
  products: readonly Product[];
  /** Products in the category. */
  count: number;
}

/** The venue as a kiosk shows it: the same for every guest. */
export interface KioskVenue {
  venue: CartVenue;
  categories: readonly KioskCategory[];
  /** The best sellers, before the categories. */
  popular: readonly Product[];
  /** Ids of the best sellers here (MENU-58). */
  hits: readonly number[];
  /** The venue's own and its brand's, shown on the start. */
  stories: readonly Story[];
  /** The services that it offers. */
  offered: readonly ServiceName[];
  /** The documents that an order agrees to. */
  documents: readonly ConsentDocument[];
  language: Language;
  /** In which a guest finds the kiosk. */
  countryLanguage: Language;
  languages: readonly { language: Language; name: string }[];
}

/** The props of a guest's screens. */
export interface GuestScreensProps {
  guest: KioskGuest;
  shown: KioskVenue;
  placing: Extract<Placing, { kind: 'idle' | 'refused' }>;
  /** `promisedAt`: when the order is promised, milliseconds since 1970; null where it is not. */
  onPlace: (cartId: string, request: OrderRequest, promisedAt: number | null) => void;
  onEnd: () => void;
}
