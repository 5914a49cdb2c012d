import { LogIn } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/paths/paths';

/** In place of an order that only its diner may see: a sign-in link that leads back to it. */
export async function OrderSignIn({ returnTo }: { returnTo: string }) {
  const t = await getTranslations('orders');
  return (
    <EmptyState
      art={<Icon of={LogIn} />}
      title={t('signInTitle')}
      action={
        <a className="button button--main" href={paths.signIn(returnTo)}>
          {t('signIn')}
        </a>
      }
    >
      {t('signInText')}
    </EmptyState>
  );
}
