import { MapPinOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths/paths';

/** No restaurants in the town (spec §8). */
export function NoVenues() {
  const t = useTranslations('home');
  return (
    <EmptyState
      art={<Icon of={MapPinOff} />}
      title={t('emptyTitle')}
      action={<ButtonLink href={paths.towns()}>{t('chooseTown')}</ButtonLink>}
    >
      {t('emptyText')}
    </EmptyState>
  );
}
