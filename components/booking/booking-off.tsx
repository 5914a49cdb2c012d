import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/core/paths/paths';
import { CallLink } from './call-link';

/** Shown where the venue takes no reservations in the app: whom to call, and where they are taken (BOOK-06). */
export function BookingOff({ phone }: { phone: string | null }) {
  const t = useTranslations('booking');
  return (
    <EmptyState
      art={<EmptyPicture name="calendar" />}
      title={t('offTitle')}
      action={
        <>
          <ButtonLink href={paths.brandsBooking()}>{t('otherVenues')}</ButtonLink>
          <CallLink phone={phone} />
        </>
      }
    >
      {t(phone === null ? 'offTextNoPhone' : 'offText')}
    </EmptyState>
  );
}
