import type { Metadata } from 'next';
import { FileText } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { AnalyticsSwitch } from '@/components/legal/analytics-switch.client';
import { DocumentList } from '@/components/legal/document-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { analyticsKeyOf } from '@/lib/core/custom-config/analytics-key.server';
import { listLegalDocuments } from '@/lib/legal/legal.server';
import { paths } from '@/lib/core/paths/paths';
import { pageMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await pageSite();
  const t = await getTranslations('legal');
  return pageMetadata({ site, path: paths.legalList(), title: t('title'), description: t('description') });
}

/** The legal documents in force. */
export default async function LegalListPage() {
  const { site, config } = await pageSite();
  const t = await getTranslations('legal');
  const [documents, counter] = await Promise.all([
    listLegalDocuments(site),
    analyticsKeyOf({ ofPage: config }),
  ]);
  return (
    <AppShell site={site} route="legal" title={t('title')} backHref={paths.home()}>
      {!documents ? (
        <FailedPage />
      ) : documents.length === 0 ? (
        <EmptyState art={<Icon of={FileText} />} title={t('empty')} />
      ) : (
        <DocumentList documents={documents} />
      )}
      {counter === null ? null : (
        <ClientMessages keys={{ legal: ['counting', 'countingText', 'countingRefused'] }}>
          <AnalyticsSwitch counter={counter} />
        </ClientMessages>
      )}
    </AppShell>
  );
}
