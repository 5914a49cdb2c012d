import type { Metadata } from 'next';
import { Compass } from 'lucide-react';
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths/paths';
import { privateMetadata } from '@/lib/seo/page-metadata';
import { siteOutsideDoor } from '@/lib/site/site-of-cookies';
import type { Site } from '@/lib/site/site';
import './globals.css';

async function visitedSite(): Promise<Site> {
  return siteOutsideDoor({ path: '/', query: new URLSearchParams() }, await headers(), await cookies());
}

async function words() {
  const { language } = await visitedSite();
  return getTranslations({ locale: language, namespace: 'errors' });
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await words();
  return privateMetadata(t('notFoundTitle'));
}

/** What does not pass the door and is not there: a file, or a call of the BFF that somebody opened as a page. */
export default async function GlobalNotFound() {
  const { language } = await visitedSite();
  const t = await words();
  return (
    <html lang={language}>
      <body>
        <main className="wrap pt-16">
          <EmptyState
            heading="h1"
            art={<Icon of={Compass} />}
            title={t('notFoundTitle')}
            action={
              <a className="btn btn--main" href={paths.home()}>
                {t('toHome')}
              </a>
            }
          >
            {t('notFoundText')}
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
