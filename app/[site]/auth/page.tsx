import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthScreen } from '@/components/auth/auth-screen.client';
import { BrandMark } from '@/components/layout/brand-mark';
import { ClientMessages } from '@/components/layout/client-messages';
import { MAIN_ID } from '@/components/layout/skip-link';
import { env } from '@/lib/core/env/env';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return privateMetadata(t('title'));
}

/** Begins a sign-in, and restarts a failed one; its own layout, without header and navbar (NAV-02). */
export default async function AuthPage() {
  const { site } = await pageSite();
  return (
    <main id={MAIN_ID} tabIndex={-1} className="sign-in">
      <div className="sign-in__table">
        {/* The picture is our own, and as wide as its place on every screen. */}
        <img src="/icons/laid-table.webp" alt="" width={1080} height={1080} fetchPriority="high" />
      </div>
      <div className="sign-in__words">
        <p className="sign-in__brand">
          <BrandMark />
          {env().appName}
        </p>
        <ClientMessages namespaces={['auth']}>
          <AuthScreen isInHost={site.surface === 'webview'} />
        </ClientMessages>
      </div>
    </main>
  );
}
