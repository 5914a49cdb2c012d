import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { LegalText } from '@/components/legal/legal-text';
import { getLegalDocument } from '@/lib/legal/legal.server';
import { paths } from '@/lib/paths/paths';
import { pageSite } from '@/lib/site/site.server';
import { formatDate } from '@/lib/time/format-time';

export const revalidate = 3600;

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { code: string }[] {
  return [];
}

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await pageSite();
  const document = await getLegalDocument(site, (await params).code);
  return typeof document === 'string' ? {} : { title: document.title };
}

/** A legal document: the offer, the consent to processing personal data and the like. */
export default async function LegalPage({ params }: Props) {
  const { site } = await pageSite();
  const document = await getLegalDocument(site, (await params).code);
  if (document === 'unknown') return <NotFoundScreen />;
  const t = await getTranslations('legal');
  return (
    <AppShell
      site={site}
      route="legal"
      title={document === 'unavailable' ? '' : document.title}
      backHref={paths.home()}
    >
      {document === 'unavailable' ? (
        <FailedPage />
      ) : (
        <>
          <LegalText body={document.body} />
          <p className="soft cap mt-6">
            {t('version', { version: document.version })}
            {' · '}
            {t('published', {
              date: formatDate(new Date(document.publishedOn), site.language, 'UTC', 'D MMMM YYYY'),
            })}
          </p>
        </>
      )}
    </AppShell>
  );
}
