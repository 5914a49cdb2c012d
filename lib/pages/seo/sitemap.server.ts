import 'server-only';
import { env } from '@/lib/core/env/env';
import { listLegalDocuments } from '@/lib/legal/legal.server';
import { paths } from '@/lib/core/paths/paths';
import { COUNTRIES, type CountryCode } from '@/lib/core/site/site';
import { getTowns } from '@/lib/ground/towns/towns.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { languageAlternates, townInAddress, type PageAddress } from './address';
import {
  parseSitemapFile,
  SITEMAP_COUNTRIES,
  type SitemapFile,
  sitemapFileName,
  sitemapFiles,
  VENUES_A_FILE,
} from './sitemap-files';
import { sitemapIndex, URLSET_END, URLSET_START, urlEntries, type SitemapPage } from './sitemap-xml';
import { gatherVenues } from './venue-ids.server';

/** Venues whose entries are sent together: some 100 kB of text. */
const VENUES_A_PART = 50;
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The index of all files, of each country that this deployment serves. */
export async function sitemapIndexText(): Promise<string> {
  const origin = env().appOrigin;
  const files = await Promise.all(SITEMAP_COUNTRIES.map(filesOf));
  return sitemapIndex(files.flat().map((file) => origin + paths.sitemapFile(sitemapFileName(file))));
}

async function filesOf(country: CountryCode): Promise<SitemapFile[]> {
  const venues = await gatherVenues(country);
  return venues ? sitemapFiles(country, venues.ids.length) : [];
}

/** A sitemap file in parts, or null. All data is loaded first: reading parts cannot fail. */
export async function sitemapFileParts(name: string): Promise<Iterable<string> | null> {
  const file = parseSitemapFile(name);
  const venues = file && (await gatherVenues(file.country));
  if (!venues) return null;
  const { ids, townIds } = venues;
  if (file.part === 'pages') {
    const pages = await listPages(file.country, townIds);
    return [URLSET_START, ...pages.map(urlEntries), URLSET_END];
  }
  const first = (file.number - 1) * VENUES_A_FILE;
  if (first >= ids.length) return null;
  return venueParts(file.country, ids.subarray(first, first + VENUES_A_FILE));
}

function* venueParts(country: CountryCode, ids: Int32Array): Generator<string, undefined> {
  yield URLSET_START;
  for (let first = 0; first < ids.length; first += VENUES_A_PART) {
    const part = Array.from(ids.subarray(first, first + VENUES_A_PART), (id) =>
      urlEntries(pageOf({ country, path: paths.menu(id) })),
    );
    yield part.join('');
  }
  yield URLSET_END;
}

/** Public pages except venues': towns with venues, and documents with their dates. */
async function listPages(country: CountryCode, townIds: ReadonlySet<number>): Promise<SitemapPage[]> {
  const towns = await getTowns(country, COUNTRIES[country].language);
  const shown = towns.filter(({ id }) => townIds.has(id));
  return [
    ...shown.flatMap(({ id }) => {
      const town = townInAddress(country, towns, id);
      return [paths.home(), paths.venues(), paths.brands(), paths.brandsBooking()].map((path) =>
        pageOf({ country, path, town }),
      );
    }),
    ...PAGES_WITHOUT_TOWN.map((path) => pageOf({ country, path })),
    ...(await listDocuments(country)),
  ];
}

/** A new public page that names no town is added here. */
const PAGES_WITHOUT_TOWN = [paths.towns(), paths.faq(), paths.legalList()];

async function listDocuments(country: CountryCode): Promise<SitemapPage[]> {
  const { language } = COUNTRIES[country];
  const documents = await listLegalDocuments({ country, language, surface: 'web' });
  if (!documents) throw new UpstreamError('network', 503, 'legal documents unavailable');
  return documents.map(({ code, publishedOn }) =>
    pageOf({ country, path: paths.legal(code) }, CALENDAR_DAY.test(publishedOn) ? publishedOn : undefined),
  );
}

function pageOf(page: Omit<PageAddress, 'language'>, changedOn?: string): SitemapPage {
  return { alternates: languageAlternates(page, env().appOrigin), changedOn };
}
