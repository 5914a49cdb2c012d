import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { PlainShell } from '@/components/layout/plain-shell';
import { MenuProvider } from '@/components/menu/menu-provider.client';
import { loadMenuFrame } from '@/lib/menu/menu-frame.server';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';

type GoodsTitle = 'barcodeTitle' | 'manualTitle';

/** Title and robots of a page that finds goods of a venue by their barcodes. */
export async function goodsMetadata(filialId: string, title: GoodsTitle): Promise<Metadata> {
  if ((await loadMenuFrame(filialId)) === 'unknown') return notFoundMetadata('venue');
  const t = await getTranslations('scanner');
  return privateMetadata(t(title));
}

/** Finds goods of a venue by their barcodes, in the plain layout: a product that `children` finds opens, or goes into the cart. */
export async function GoodsScreen({
  filialId,
  title,
  children,
}: {
  filialId: string;
  title: GoodsTitle;
  children: ReactNode;
}) {
  const loaded = await loadMenuFrame(filialId);
  if (loaded === 'unknown') return <NotFoundScreen what="venue" />;
  const t = await getTranslations('scanner');
  const shell = { title: t(title), backHref: paths.menu(Number(filialId)) };
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
          {children}
        </MenuProvider>
      </ClientMessages>
    </PlainShell>
  );
}
