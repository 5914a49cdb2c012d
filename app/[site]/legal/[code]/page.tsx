import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { DocumentVersion } from '@/components/legal/document-version';
import { MarkedText } from '@/components/ui/marked-text';
import { getLegalDocument } from '@/lib/legal/legal.server';
import { paths } from '@/lib/core/paths/paths';
import { documentDescription } from '@/lib/pages/seo/document-description';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { pageMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';
import { readMarkedText } from '@/lib/core/text/marked-text';

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await pageSite();
  const { code } = await params;
  const document = await getLegalDocument(site, code);
  if (typeof document === 'string') return document === 'unknown' ? notFoundMetadata() : {};
  const description = documentDescription(document.body) || document.title;
  return pageMetadata({ site, path: paths.legal(code), title: document.title, description });
}

/** A legal document: the offer, the consent to processing personal data and the like. */
export default async function LegalPage({ params }: Props) {
  const { site } = await pageSite();
  const document = await getLegalDocument(site, (await params).code);
  if (document === 'unknown') return <NotFoundScreen />;
  const t = await getTranslations({ locale: site.language, namespace: 'legal' });
  return (
    <AppShell
      site={site}
      route="legal"
      title={document === 'unavailable' ? t('title') : document.title}
      backHref={paths.home()}
    >
      {document === 'unavailable' ? (
        <FailedPage />
      ) : (
        <>
          <MarkedText blocks={readMarkedText(document.body)} />
          <p className="muted caption mt-6">
            <DocumentVersion version={document.version} publishedOn={document.publishedOn} />
          </p>
        </>
      )}
    </AppShell>
  );
}
