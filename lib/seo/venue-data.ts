import type { BreadcrumbList, Graph, Restaurant } from 'schema-dts';
import type { Menu, MenuCategory } from '@/lib/menu/menu';
import { paths, pictureAddress } from '@/lib/paths/paths';
import { COUNTRIES, type Site } from '@/lib/site/site';
import { offersTakeawayForCash, type Venue } from '@/lib/venues/venues';
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
  /** What the list of venues is called. */
  venuesTitle: string;
}

/** What a venue's page tells search engines: the restaurant with its menu, and the way to it. */
export function venueData(input: VenueDataInput): Graph {
  return { '@context': 'https://schema.org', '@graph': [restaurantData(input), trailData(input)] };
}

function restaurantData({ site, venue, menu, origin }: VenueDataInput): Restaurant {
  const { country } = site;
  const addressIn = (language: Site['language']) =>
    absoluteAddress({ country, language, path: paths.menu(venue.id) }, origin);
  const { moneyFormat } = venue.townConfig;
  const seller = { moneyFormat, services: venue.services };
  // No aggregateRating: the platform gives a mean without the number of votes, and a rating without it is no honest one.
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
    potentialAction: offersTakeawayForCash(venue)
      ? COUNTRIES[country].languages.map((language) => ({
          '@type': 'OrderAction' as const,
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

/** What the page of one category tells search engines: its dishes, and the way to it. */
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
