import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KioskDocument } from '@/components/kiosk/kiosk-document.client';
import { KioskMessage } from '@/components/kiosk/kiosk-message';
import { ClientMessages } from '@/components/layout/client-messages';
import { MarkedText } from '@/components/ui/marked-text';
import { getLegalDocument } from '@/lib/legal/legal.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { COUNTRIES } from '@/lib/core/site/site';
import { pageSite } from '@/lib/core/site/site.server';
import { readMarkedText, withoutLinks } from '@/lib/core/text/marked-text';

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kiosk');
  return privateMetadata(t('name'));
}

/** The documents that an order agrees to, for reading at the kiosk. */
export default async function KioskLegalPage({ params }: Props) {
  const { site } = await pageSite();
  const document = await getLegalDocument(site, (await params).code);
  if (document === 'unknown') return <KioskMessage what="page" />;
  if (document === 'unavailable') return <KioskMessage what="unavailableDocument" />;
  return (
    <ClientMessages namespaces={['kiosk', 'kioskAccessibility', 'layout']}>
      <KioskDocument title={document.title} countryLanguage={COUNTRIES[site.country].language}>
        {/* A kiosk has no way back from another site, nor from our pages for a browser. */}
        <MarkedText blocks={withoutLinks(readMarkedText(document.body))} />
      </KioskDocument>
    </ClientMessages>
  );
}
