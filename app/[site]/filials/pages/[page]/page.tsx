import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { notFoundMetadata } from '@/lib/seo/not-found-metadata.server';
import { venuesMetadata } from '@/lib/seo/place-metadata.server';
import { VenuesPage } from '../../venues-page';

export const revalidate = 300;

type Props = { params: Promise<{ page: string }> };

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  return PAGE_NUMBER.test(page) ? venuesMetadata(Number(page)) : notFoundMetadata();
}

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { page: string }[] {
  return [];
}

/** A later page of the list; the request pipeline rewrites `/filials?page=2` here. */
export default async function LaterFilialsPage({ params }: Props) {
  const { page } = await params;
  if (!PAGE_NUMBER.test(page)) return <NotFoundScreen />;
  return <VenuesPage page={Number(page)} />;
}
