import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { VenuesPage } from '../../venues-page';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout');
  return { title: t('title') };
}

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { page: string }[] {
  return [];
}

/** A later page of the list; the door leads `/filials?page=2` here. */
export default async function LaterFilialsPage({ params }: { params: Promise<{ page: string }> }) {
  const { page } = await params;
  if (!/^[1-9]\d{0,3}$/.test(page)) return <NotFoundScreen />;
  return <VenuesPage page={Number(page)} />;
}
