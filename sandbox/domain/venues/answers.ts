import { vendorDeliveryOf } from './delivery-plan';
import { imageUrl } from '../../kernel/image-address';
import { textIn, textOrNull, type Language } from '../../kernel/languages';
import { toMajor } from '../../kernel/money';
import type { Settings } from '../../kernel/settings';
import { townAnswer } from '../towns/answers';
import { distanceMeters, type Point } from '../../kernel/distance';
import { isOpenAt, scheduleLines, todayLine, weekOf } from './hours';
import { hoursOf, type FullVenue } from './venues';

interface FilialView {
  sandbox: { settings: Settings };
  language: Language;
  now: Date;
  coordinates: Point | null;
  withExtra: boolean;
  /** The service a list was filtered by. */
  serviceType?: number;
}

/** Filial of the contract: a venue as ordering sees it. */
export function filialAnswer(full: FullVenue, view: FilialView) {
  const { venue, brand, town } = full;
  const { language, now, coordinates } = view;
  const { settings } = view.sandbox;
  const hours = hoursOf(full);
  return {
    filial_id: venue.id,
    name: venue.name,
    address: {
      text: textIn(language, venue.address),
      distance: coordinates && distanceMeters(coordinates, venue),
    },
    coordinates: { latitude: venue.latitude, longitude: venue.longitude },
    brand_id: brand.id,
    brand_name: brand.name,
    town: townAnswer(town, language),
    services: venue.services,
    service_type: view.serviceType ?? venue.services[0],
    opening_hours: weekOf(venue.openingHours),
    schedule: todayLine(hours, now),
    is_open: isOpenAt(hours, now),
    banner_info: bannerAnswer(full, language),
    service_percentage: venue.servicePercentage,
    linked_terminals: linkedAnswer(full),
    is_check_pulling_enabled: venue.isCheckPullingEnabled,
    exclude_from_terminal_linking: venue.isExcludedFromLinking,
    has_tablet: venue.hasTablet,
    ...vendorAnswer(full),
    ...deliveryAnswer(full),
    disable_chocobalance_button: venue.isGeneralBalanceHidden,
    private_reward_enabled: venue.privateRewardEnabled,
    disable_payment_button: false,
    disable_online_payment: venue.isOnlineDisabled,
    is_cash_payment_type_enabled: venue.isCashEnabled,
    is_kaspi_enabled: venue.isKaspiEnabled,
    is_micromarket: venue.isMicromarket,
    is_booking_enabled: venue.isBookingEnabled,
    rating: venue.rating,
    image_url: imageUrl(settings, brand.cover),
    logo_url: imageUrl(settings, brand.logo),
    relationships: { filial_settings: { close_in_advance_minutes: venue.closeInAdvanceMinutes } },
    ...(view.withExtra ? { extra: extraAnswer(full, view) } : {}),
  };
}

function extraAnswer({ venue, brand }: FullVenue, { language, sandbox }: FilialView) {
  return {
    schedule: scheduleLines(venue.openingHours),
    social_networks: venue.socialNetworks,
    description: textOrNull(language, venue.description),
    phone: venue.phone,
    photos: [imageUrl(sandbox.settings, brand.cover)],
  };
}

function bannerAnswer({ venue }: FullVenue, language: Language) {
  return venue.banner && { message: textIn(language, venue.banner) };
}

/** DeliveryBanner of the contract. */
export function deliveryBannerAnswer(full: FullVenue, language: Language) {
  return { ...deliveryAnswer(full), banner_info: bannerAnswer(full, language) };
}

function deliveryAnswer({ venue: { delivery } }: FullVenue) {
  return { delivery_state: delivery.state, delivery_delay_time: delivery.delayMinutes };
}

/** How the venue delivers by itself, if it does. */
function vendorAnswer({ id }: FullVenue) {
  const vendor = vendorDeliveryOf(id);
  return {
    vendor_delivery_enabled: vendor !== null,
    vendor_delivery_cost: vendor && toMajor(vendor.costMinor),
    vendor_max_sum: vendor?.maxMinor == null ? null : toMajor(vendor.maxMinor),
    vendor_min_sum: vendor && toMajor(vendor.minMinor),
  };
}

function linkedAnswer({ venue }: FullVenue) {
  return venue.linkedVenues.map(({ id, name }) => ({ terminal_id: id, name }));
}

/** Terminal of the contract: the technical card. */
export function terminalAnswer(full: FullVenue) {
  const { venue, brand, town } = full;
  return {
    terminal_id: venue.id,
    name: venue.name,
    brand_id: brand.id,
    country_code: town.country,
    timezone: town.timezone,
    is_active: true,
    services: venue.services,
    linked_terminals: linkedAnswer(full),
    exclude_from_terminal_linking: venue.isExcludedFromLinking,
    main_terminal_id: venue.mainVenueId,
    has_tablet: venue.hasTablet,
    is_check_pulling_enabled: venue.isCheckPullingEnabled,
    has_locker: venue.isMicromarket,
    is_micromarket: venue.isMicromarket,
  };
}
