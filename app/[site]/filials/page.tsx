import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VenuesPage } from './venues-page';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout');
  return { title: t('title'), alternates: { canonical: '/filials' } };
}

/** All venues of the town for the service. */
export default function FilialsPage() {
  return <VenuesPage page={1} />;
}
