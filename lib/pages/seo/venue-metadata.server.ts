import 'server-only';
import type { Metadata } from 'next';
import type { Graph } from 'schema-dts';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/core/env/env';
import type { MenuCategory } from '@/lib/menu/menu';
import type { MenuPageData } from '@/lib/menu/menu-page.server';
import { paths } from '@/lib/core/paths/paths';
import type { Site } from '@/lib/core/site/site';
import { venueCountry, type Venue } from '@/lib/ground/venues/venues';
import { languageIn } from './address';
import { clip } from '@/lib/core/text/clip';
import { isWholeDay, openingHours } from './opening-hours';
import { pageMetadata } from './page-metadata';
import { categoryData, isOrderable, venueData } from './venue-data';

/** Of the venue's own description, so that the facts after it are read too. */
const OWN_WORDS_CHARACTERS = 150;

/** A venue's home site, of its own country: it has one address. */
export function homeSiteOf(venue: Pick<Venue, 'townConfig'>, site: Site): Site {
  const country = venueCountry(venue);
  return { ...site, country, language: languageIn(country, site.language) };
}

/** The metadata of a venue's page, or of another page that is all about one venue (`path`, `title`). */
export async function venueMetadata(
  site: Site,
  venue: Venue,
  page: { path?: string; title?: string } = {},
): Promise<Metadata> {
  const home = homeSiteOf(venue, site);
  return pageMetadata({
    site: home,
    path: page.path ?? paths.menu(venue.id),
    title: [page.title, venue.name, venue.townName],
    description: await describe(venue),
    picture: paths.venuePicture(venue.id, home.language),
  });
}

/** Its cuisine, address and hours, and that it can be ordered from. */
async function describe(venue: Venue): Promise<string> {
  const t = await getTranslations('seo');
  const own = clip(venue.description ?? '', OWN_WORDS_CHARACTERS);
  return [
    /[\p{L}\p{N})]$/u.test(own) ? `${own}.` : own,
    t('venueDescription', { name: venue.name, town: venue.townName, address: venue.address }),
    describeHours(venue, t),
    isOrderable(venue, 'takeaway') ? t('takeaway') : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The hours where every day has the same ones; a week of different days is too long for a line. */
function describeHours(venue: Venue, t: Awaited<ReturnType<typeof getTranslations<'seo'>>>): string {
  const { openingHours: hours, closeInAdvanceMinutes } = venue;
  const [week, ...otherDays] = openingHours({ hours, closeInAdvanceMinutes }) ?? [];
  if (!week || otherDays.length > 0) return '';
  return isWholeDay(week) ? t('alwaysOpen') : t('dailyHours', { from: week.opens, to: week.closes });
}

/** The metadata of the venue's page. */
export async function venuePageData(site: Site, { venue, menu }: MenuPageData): Promise<Graph> {
  const t = await getTranslations('layout');
  return venueData({
    site: homeSiteOf(venue, site),
    venue,
    menu,
    origin: env().appOrigin,
    venuesTitle: t('title'),
  });
}

/** The metadata of the page of one category of a venue's menu. */
export async function categoryPageData(
  site: Site,
  { venue, category }: { venue: Venue; category: MenuCategory },
): Promise<Graph> {
  const t = await getTranslations('layout');
  return categoryData({
    site: homeSiteOf(venue, site),
    venue,
    category,
    origin: env().appOrigin,
    venuesTitle: t('title'),
  });
}
