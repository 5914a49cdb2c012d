import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { PlainShell } from '@/components/layout/plain-shell';
import { MenuProvider } from '@/components/menu/menu-provider.client';
import { ManualBarcode } from '@/components/scanner/manual-barcode.client';
import { loadMenuFrame } from '@/lib/menu/menu-frame.server';
import { paths } from '@/lib/paths/paths';
import { notFoundMetadata } from '@/lib/seo/not-found-metadata.server';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { filialId: string }[] {
  return [];
}

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if ((await loadMenuFrame((await params).filialId)) === 'unknown') return notFoundMetadata('venue');
  const t = await getTranslations('scanner');
  return privateMetadata(t('manualTitle'));
}

/** A barcode typed by hand (NAV-26). */
export default async function BarcodeManualPage({ params }: Props) {
  const { filialId } = await params;
  const loaded = await loadMenuFrame(filialId);
  if (loaded === 'unknown') return <NotFoundScreen what="venue" />;
  const t = await getTranslations('scanner');
  const shell = { title: t('manualTitle'), backHref: paths.menu(Number(filialId)) };
  if (loaded === 'unavailable') {
    return (
      <PlainShell {...shell}>
        <FailedPage />
      </PlainShell>
    );
  }
  const { id, name, townConfig } = loaded.venue;
  return (
    <PlainShell {...shell}>
      <ClientMessages namespaces={['scanner', 'menu', 'layout']}>
        <MenuProvider
          venue={{ id, name, moneyFormat: townConfig.moneyFormat }}
          services={loaded.services}
          hits={[]}
        >
          <ManualBarcode />
        </MenuProvider>
      </ClientMessages>
    </PlainShell>
  );
}
