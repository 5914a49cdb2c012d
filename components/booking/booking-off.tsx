import { CalendarX } from 'lucide';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths/paths';
import { CallLink } from './call-link';

/** Shown where the venue takes no reservations in the app: whom to call, and where they are taken (BOOK-06). */
export function BookingOff({ phone }: { phone: string | null }) {
  const t = useTranslations('booking');
  return (
    <EmptyState
      art={<Icon of={CalendarX} />}
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
