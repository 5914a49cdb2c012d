import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PlainShell } from '@/components/layout/plain-shell';
import { QrScanner } from '@/components/scanner/qr-scanner.client';
import { env } from '@/lib/core/env/env';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('scanner');
  return privateMetadata(t('qrTitle'));
}

/** The camera that scans the code of a table, a stand or a fridge (SHOP-11). */
export default async function QrScannerPage() {
  const [{ site }, t] = await Promise.all([pageSite(), getTranslations('scanner')]);
  return (
    <PlainShell title={t('qrTitle')} backHref={paths.home()}>
      <ClientMessages namespaces={['scanner', 'layout']}>
        <QrScanner ownOrigins={env().ownOrigins} isInHost={site.surface === 'webview'} />
      </ClientMessages>
    </PlainShell>
  );
}
