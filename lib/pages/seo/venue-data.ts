import type { BreadcrumbList, DeliveryMethod, Graph, IdReference, Restaurant } from 'schema-dts';
import type { Menu, MenuCategory } from '@/lib/menu/menu';
import { orderKind } from '@/lib/ground/ordering/order-kind';
import { paymentTypesOf } from '@/lib/ground/ordering/payment-types';
import { pictureAddress } from '@/lib/core/images/picture-address';
import { paths } from '@/lib/core/paths/paths';
import { COUNTRIES, type Site } from '@/lib/core/site/site';
import { offersService, type Venue } from '@/lib/ground/venues/venues';
import { absoluteAddress } from './address';
import { breadcrumbData } from './breadcrumb-data';
import { menuData, sectionData } from './menu-data';
import { openingHours } from './opening-hours';

const PICTURE_WIDTH = 960;

interface VenueDataInput {
  site: Site;
  venue: Venue;
  menu: Menu;
  /** Our own origin. */
  origin: string;
  /** The name of the list of venues. */
  venuesTitle: string;
}

/** How an order of a service reaches its diner. One in the hall is made at its table only, never from elsewhere. */
const DELIVERY_METHODS = {
  takeaway: 'https://schema.org/OnSitePickup',
  delivery: { '@id': 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet' },
} as const satisfies Record<string, DeliveryMethod | IdReference>;

/** Whether an order can be made here and paid for, whatever the hour. */
export function isOrderable(venue: Venue, service: 'takeaway' | 'delivery'): boolean {
  const seller = { isMicromarket: venue.isMicromarket, isVendorDelivered: venue.vendorDelivery !== null };
  return offersService(venue, service) && paymentTypesOf(venue, orderKind(service, seller)).length > 0;
}

/** The ways in which an order can be made here; none where none can. */
const deliveryMethods = (venue: Venue) =>
  (['takeaway', 'delivery'] as const)
    .filter((service) => isOrderable(venue, service))
    .map((service) => DELIVERY_METHODS[service]);

/** Structured data of a venue's page: the restaurant with its menu, and the way to it. */
export function venueData(input: VenueDataInput): Graph {
  return { '@context': 'https://schema.org', '@graph': [restaurantData(input), trailData(input)] };
}

function restaurantData({ site, venue, menu, origin }: VenueDataInput): Restaurant {
  const { country } = site;
  const addressIn = (language: Site['language']) =>
    absoluteAddress({ country, language, path: paths.menu(venue.id) }, origin);
  const { moneyFormat } = venue.townConfig;
  const seller = { moneyFormat, services: venue.services };
  const deliveryMethod = deliveryMethods(venue);
  // No aggregateRating: the platform gives a mean without the number of votes, and a rating without it would mislead.
  return {
    '@type': 'Restaurant',
    '@id': `${addressIn(COUNTRIES[country].language)}#restaurant`,
    name: venue.name,
    url: addressIn(site.language),
    description: venue.description ?? undefined,
    image: venue.imageUrl ? new URL(pictureAddress(venue.imageUrl, PICTURE_WIDTH), origin).href : undefined,
    telephone: venue.phone ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: venue.townName,
      addressCountry: venue.townConfig.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...venue.coordinates },
    currenciesAccepted: moneyFormat.currency,
    openingHoursSpecification: openingHours({
      hours: venue.openingHours,
      closeInAdvanceMinutes: venue.closeInAdvanceMinutes,
    }),
    hasMenu: menuData(menu, seller, site.language, (categoryId) =>
      absoluteAddress(
        { country, language: site.language, path: paths.menuCategory(venue.id, categoryId) },
        origin,
      ),
    ),
    potentialAction:
      deliveryMethod.length > 0
        ? COUNTRIES[country].languages.map((language) => ({
            '@type': 'OrderAction' as const,
            deliveryMethod,
            target: {
              '@type': 'EntryPoint' as const,
              urlTemplate: addressIn(language),
              inLanguage: language,
              actionPlatform: [
                'https://schema.org/DesktopWebPlatform' as const,
                'https://schema.org/MobileWebPlatform' as const,
              ],
            },
          }))
        : undefined,
  };
}

/** The way from the list of venues to the venue's menu. */
function wayTo({ site, venue, origin, venuesTitle }: Omit<VenueDataInput, 'menu'>) {
  const { country, language } = site;
  return [
    { name: venuesTitle, address: absoluteAddress({ country, language, path: paths.venues() }, origin) },
    { name: venue.name, address: absoluteAddress({ country, language, path: paths.menu(venue.id) }, origin) },
  ];
}

const trailData = (input: VenueDataInput): BreadcrumbList => breadcrumbData(wayTo(input));

/** Structured data of the page of one category: its dishes, and the way to it. */
export function categoryData({
  category,
  ...input
}: Omit<VenueDataInput, 'menu'> & { category: MenuCategory }): Graph {
  const { country, language } = input.site;
  const path = paths.menuCategory(input.venue.id, category.id);
  const address = absoluteAddress({ country, language, path }, input.origin);
  const section = sectionData(category, {
    moneyFormat: input.venue.townConfig.moneyFormat,
    services: input.venue.services,
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...section, url: address },
      breadcrumbData([...wayTo(input), { name: category.name, address }]),
    ],
  };
}
