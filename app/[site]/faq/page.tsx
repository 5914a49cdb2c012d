import type { Metadata } from 'next';
import { CircleHelp } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { FaqList } from '@/components/faq/faq-list';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { SupportButton } from '@/components/support/support-button.client';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { listFaq } from '@/lib/faq/faq.server';
import { paths } from '@/lib/core/paths/paths';
import { pageMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await pageSite();
  const t = await getTranslations('faq');
  return pageMetadata({ site, path: paths.faq(), title: t('title'), description: t('description') });
}

/** Questions and answers (VEN-73, NAV-23), and support for everybody (ORD-29). */
export default async function FaqPage() {
  const { site } = await pageSite();
  const t = await getTranslations('faq');
  const support = await getTranslations('support');
  const sections = await listFaq(site);
  return (
    <AppShell site={site} route="faq" title={t('title')} backHref={paths.home()}>
      {!sections ? (
        <FailedPage />
      ) : sections.length === 0 ? (
        <EmptyState art={<Icon of={CircleHelp} />} title={t('empty')} />
      ) : (
        <FaqList sections={sections} />
      )}
      <section id="support" aria-labelledby="support-name" className="scroll-mt-20 pt-6">
        <h2 id="support-name" className="title mb-3">
          {support('title')}
        </h2>
        <ClientMessages namespaces={['support', 'errors', 'layout']}>
          <SupportButton topic="other" />
        </ClientMessages>
      </section>
    </AppShell>
  );
}
