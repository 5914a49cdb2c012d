import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/core/paths/paths';
import { pageSite } from '@/lib/core/site/site.server';
import { getCountry, getTowns } from '@/lib/ground/towns/towns.server';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { NO_FILTERS } from '@/lib/ground/venues/venue-filters';
import { listFilteredOrNull } from '@/lib/pages/cards/filtered-venues.server';
import { townInAddress } from './address';
import { notFoundMetadata } from './not-found-metadata.server';
import { pageMetadata, type PublicPage } from './page-metadata';

// The metadata of the pages that depend on the place. Each town has an address of its own: `?town=` for all
// but the one that a bare address shows.

/** Towns that a description names. */
const NAMED_TOWNS = 10;

/** The place of the page, and what an address says of its town. */
async function placeOfPage() {
  const where = await pagePlace();
  const { towns } = await getCountry(where.site.country, where.site.language);
  return { ...where, townParameter: townInAddress(where.site.country, towns, where.place.townId) };
}

/** Home's, as `export const generateMetadata = homeMetadata`. */
export async function homeMetadata(): Promise<Metadata> {
  const { site, town, townParameter } = await placeOfPage();
  const t = await getTranslations();
  return pageMetadata({
    site,
    path: paths.home(),
    town: townParameter,
    title: town ? t('seo.homeTitle', { town: town.name }) : [],
    description: town ? t('seo.homeDescription', { town: town.name }) : t('layout.description'),
  });
}

/** That of a page of the venues of a town. */
export async function venuesMetadata(page: number): Promise<Metadata> {
  const { site, place, town, config, townParameter } = await placeOfPage();
  const t = await getTranslations();
  const venues = await listFilteredOrNull(
    site,
    { place, page, coordinates: town?.coordinates, brandId: config?.brandId ?? undefined },
    NO_FILTERS,
  );
  if (venues && page > venues.lastPage) return notFoundMetadata();
  const count = venues?.total ?? 0;
  return pageMetadata({
    site,
    path: paths.venues(),
    town: townParameter,
    page,
    title: [
      town ? t('venues.heading', { town: town.name }) : t('layout.title'),
      page > 1 ? t('seo.page', { page }) : undefined,
    ],
    description:
      town && count > 0 ? t('seo.listDescription', { town: town.name, count }) : t('layout.description'),
  });
}

/** That of another page that depends on the place: its town is in the address and in the title. */
export async function placePageMetadata(
  page: Pick<PublicPage, 'path' | 'brand' | 'description'> & { title: string },
): Promise<Metadata> {
  const { site, town, townParameter } = await placeOfPage();
  return pageMetadata({ ...page, site, town: townParameter, title: [page.title, town?.name] });
}

/** That of the list of towns. */
export async function townsMetadata(): Promise<Metadata> {
  const { site } = await pageSite();
  const t = await getTranslations();
  const towns = (await valueOrNull(getTowns(site.country, site.language))) ?? [];
  const names = towns.slice(0, NAMED_TOWNS).map(({ name }) => name);
  return pageMetadata({
    site,
    path: paths.towns(),
    title: [t('towns.title'), t(`towns.country_${site.country}`)],
    description:
      names.length > 0 ? t('seo.townsDescription', { towns: names.join(', ') }) : t('layout.description'),
  });
}
