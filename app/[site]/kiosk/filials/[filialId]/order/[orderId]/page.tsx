import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KioskMessage } from '@/components/kiosk/kiosk-message';
import { OrderNumberScreen } from '@/components/kiosk/order-number-screen.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { readId } from '@/lib/ids/ids';
import { privateMetadata } from '@/lib/seo/page-metadata';
import { COUNTRIES } from '@/lib/site/site';
import { pageSite } from '@/lib/site/site.server';

export const revalidate = 3600;

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { orderId: string }[] {
  return [];
}

type Props = { params: Promise<{ filialId: string; orderId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kiosk');
  return privateMetadata(t('name'));
}

/** The number of a guest's order: an empty frame for everybody, filled by the tablet's own session. */
export default async function KioskOrderPage({ params }: Props) {
  const [{ site }, { filialId, orderId }] = await Promise.all([pageSite(), params]);
  const order = readId(orderId);
  if (readId(filialId) === null || order === null) return <KioskMessage what="page" />;
  return (
    <ClientMessages namespaces={['kiosk', 'payments', 'printing', 'errors', 'layout']}>
      <OrderNumberScreen orderId={order} countryLanguage={COUNTRIES[site.country].language} />
    </ClientMessages>
  );
}
