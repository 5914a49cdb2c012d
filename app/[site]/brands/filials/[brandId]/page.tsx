import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { readId } from '@/lib/core/ids/ids';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { placePageMetadata } from '@/lib/pages/seo/place-metadata.server';
import { listBrandVenues } from '@/lib/brands/brands.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { BrandVenuesPage } from '../brand-venues-page';

type Props = { params: Promise<{ brandId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = readId((await params).brandId);
  if (id === null) return notFoundMetadata();
  const { site, place, config } = await pagePlace();
  if (config?.brandId && config.brandId !== id) return notFoundMetadata();
  const venues = await listBrandVenues(site, id, place.townId).catch(() => undefined);
  if (venues === null) return notFoundMetadata();
  if (venues === undefined) return {};
  const name = venues.items.find((venue) => venue.brandId === id)?.brandName;
  const t = await getTranslations('brands');
  if (name === undefined) return privateMetadata(t('title'));
  return placePageMetadata({
    path: paths.brandVenues(),
    brand: id,
    title: name,
    description: t('venuesDescription', { brand: name }),
  });
}

/** The venues of one brand; the request pipeline rewrites `/brands/filials?brand=51` here. */
export default async function BrandPage({ params }: Props) {
  const id = readId((await params).brandId);
  return id === null ? <NotFoundScreen /> : <BrandVenuesPage brandId={id} />;
}
