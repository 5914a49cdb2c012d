import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/core/paths/paths';

/** Shown where the venue does not show its bills. */
export async function BillsOff({ venueId }: { venueId: number }) {
  const t = await getTranslations('bill');
  return (
    <EmptyState
      art={<EmptyPicture name="receipt" />}
      title={t('offTitle')}
      action={<ButtonLink href={paths.menu(venueId)}>{t('toMenu')}</ButtonLink>}
    >
      {t('offText')}
    </EmptyState>
  );
}
