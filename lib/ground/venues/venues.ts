import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';
import type { CountryCode } from '@/lib/core/site/site';
import type { TownConfig } from '@/lib/ground/towns/towns';
import type { OpeningInterval } from '@/lib/core/time/opening-week';

export type ServiceId = 1 | 3 | 4;
export type DeliveryState = 'open' | 'weather_issues' | 'night_shift' | 'closed' | 'unknown';

/** A venue's message to its guests, and how it delivers meanwhile (VEN-40 to VEN-42). */
export interface DeliveryBanner {
  bannerMessage: string | null;
  deliveryState: DeliveryState;
  deliveryDelayMinutes: number;
}

/** Price and bounds of a venue's own delivery, minor units (DLV-26 to DLV-29); null = no such bound of the goods sum. */
export interface VendorDelivery {
  costMinor: number;
  minMinor: number | null;
  maxMinor: number | null;
}

/** A venue in the product's terms (VEN-31). */
export interface Venue extends DeliveryBanner {
  id: number;
  name: string;
  address: string;
  /** From the coordinates of the request; null without them. */
  distanceMeters: number | null;
  coordinates: { latitude: number; longitude: number };
  brandId: number;
  brandName: string;
  townId: number;
  townName: string;
  townConfig: TownConfig;
  services: ServiceId[];
  serviceType: ServiceId;
  openingHours: OpeningInterval[];
  closeInAdvanceMinutes: number;
  rating: number | null;
  imageUrl: string | null;
  servicePercentage: number;
  /** Delivered by the venue's own couriers only; null where the platform delivers. */
  vendorDelivery: VendorDelivery | null;
  isMicromarket: boolean;
  /** A kiosk may stand here (KIOSK-11). */
  hasTablet: boolean;
  /** Table bills can be shown and paid (BILL-09). */
  isCheckPullingEnabled: boolean;
  /** Tables can be booked. */
  isBookingEnabled: boolean;
  isCashEnabled: boolean;
  isOnlinePaymentDisabled: boolean;
  isPaymentDisabled: boolean;
  /** The general bonus balance is not shown here. */
  isGeneralBalanceHidden: boolean;
  /** The brand's own reward is what can be collected and spent here. */
  isPrivateRewardEnabled: boolean;
  isKaspiEnabled: boolean;
  description: string | null;
  phone: string | null;
}

/** One page of a list (UP-22). */
export interface Page<Item> {
  items: Item[];
  page: number;
  lastPage: number;
  total: number;
}

export const VENUE_SORTS = ['distance', 'rating'] as const;
export type VenueSort = (typeof VENUE_SORTS)[number];

/** A part of the map, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** UP-23. */
export const PAGE_SIZE = 20;

/** Distance from which a venue counts as far, metres (VEN-29). */
export const FAR_DISTANCE_METERS = 1500;

/** @returns whether the service is available at the venue, or at one of the brand's venues. */
export function offersService({ services }: { services: readonly ServiceId[] }, name: ServiceName): boolean {
  return services.includes(SERVICES[name].id);
}

/** The country of a venue: its prices, its documents and what may be sold are that country's. */
export function venueCountry({ townConfig }: Pick<Venue, 'townConfig'>): CountryCode {
  return townConfig.countryCode === 'KZ' ? 'kz' : 'ge';
}

/** The flags of a venue for the header's balance: whose reward counts here, and whether the general one is hidden. */
export function balanceFlags(
  venue: Pick<Venue, 'brandId' | 'isPrivateRewardEnabled' | 'isGeneralBalanceHidden'>,
): {
  brandId: number;
  hasPrivateReward: boolean;
  isGeneralHidden: boolean;
} {
  return {
    brandId: venue.brandId,
    hasPrivateReward: venue.isPrivateRewardEnabled,
    isGeneralHidden: venue.isGeneralBalanceHidden,
  };
}
