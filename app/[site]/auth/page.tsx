import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthScreen } from '@/components/auth/auth-screen.client';
import { BrandMark } from '@/components/layout/brand-mark';
import { ClientMessages } from '@/components/layout/client-messages';
import { env } from '@/lib/env/env';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return privateMetadata(t('title'));
}

/** Restarts a failed sign-in; its own layout, without header and navbar (NAV-02). */
export default function AuthPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 px-4">
      <p className="site-logo flex! justify-center">
        <BrandMark />
        {env().appName}
      </p>
      <ClientMessages namespaces={['auth']}>
        <AuthScreen />
      </ClientMessages>
    </main>
  );
}
