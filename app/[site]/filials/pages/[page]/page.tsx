import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { venuesMetadata } from '@/lib/pages/seo/place-metadata.server';
import { filtersOfCode, isUnfiltered, NO_FILTERS, type ListFilters } from '@/lib/ground/venues/venue-filters';
import { VenuesPage } from '../../venues-page';

type Props = { params: Promise<{ page: string }> };

const PAGE = /^([1-9]\d{0,3})(?:\.(.+))?$/;

/** `2`, `1.sort_time` or `2.promo_1.open_1`. */
function readPage(text: string): { page: number; filters: ListFilters } | null {
  const [, page, code] = PAGE.exec(text) ?? [];
  const filters = code === undefined ? NO_FILTERS : filtersOfCode(code);
  return page === undefined || !filters ? null : { page: Number(page), filters };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = readPage((await params).page);
  if (!list) return notFoundMetadata();
  // A filtered list is for diners: search engines are led to the whole one.
  return venuesMetadata(isUnfiltered(list.filters) ? list.page : 1);
}

/** A later or a filtered page of the list; the request pipeline rewrites `/filials?page=2` and `/filials?sort=time` here. */
export default async function LaterFilialsPage({ params }: Props) {
  const list = readPage((await params).page);
  return list ? <VenuesPage {...list} /> : <NotFoundScreen />;
}
