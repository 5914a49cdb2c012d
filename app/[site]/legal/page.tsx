import type { Metadata } from 'next';
import { FileText } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { DocumentList } from '@/components/legal/document-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { listLegalDocuments } from '@/lib/legal/legal.server';
import { paths } from '@/lib/paths/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageSite } from '@/lib/site/site.server';

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await pageSite();
  const t = await getTranslations('legal');
  return pageMetadata({ site, path: paths.legalList(), title: t('title'), description: t('description') });
}

/** The legal documents in force. */
export default async function LegalListPage() {
  const { site } = await pageSite();
  const t = await getTranslations('legal');
  const documents = await listLegalDocuments(site);
  return (
    <AppShell site={site} route="legal" title={t('title')} backHref={paths.home()}>
      {!documents ? (
        <FailedPage />
      ) : documents.length === 0 ? (
        <EmptyState art={<Icon of={FileText} />} title={t('empty')} />
      ) : (
        <DocumentList documents={documents} />
      )}
    </AppShell>
  );
}
