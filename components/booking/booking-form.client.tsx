'use client';

import { useTranslations } from 'next-intl';
import { Counter } from '@/components/ui/counter.client';
import { Notice } from '@/components/ui/notice';
import { MAX_GUESTS } from '@/lib/booking/booking-limits';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { MAX_LOCK_WAIT_MS } from '@/lib/core/intents/tab-lock';
import { BookingDock } from './booking-dock.client';
import { BookingRefusal } from './booking-refusal.client';
import { ComingReservation } from './coming-reservation.client';
import { TimesCard } from './times-card.client';
import { EndedBooking, UnknownBooking, UnsettledBooking } from './unknown-booking.client';
import type { BookingView } from './use-booking';
import { useBookingForm } from './use-booking-form';
import { WhoCard } from './who-card.client';

/** Party, day, time, and who the table is for (BOOK-01 to BOOK-04). */
export function BookingForm({ venue }: { venue: BookingVenue }) {
  const t = useTranslations('booking');
  const { view, isSignedIn, resume, now, choice, typed, mistakes, consent, action, change, press } =
    useBookingForm(venue);
  const { slot, guests, ...days } = choice;
  if (view.kind === 'unknown') return <UnknownBooking view={view} onCheck={resume} />;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3 max-dialog:contents"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {isSignedIn && view.kind === 'idle' && !view.wasUnknown ? <ComingReservation /> : null}
      <section className="card card--padded split-row">
        <h2 className="title">{t('guests')}</h2>
        <Counter
          look="big"
          value={guests}
          max={MAX_GUESTS}
          onChange={(next) => change({ guests: next })}
          labels={{ group: t('guests'), less: t('fewer'), more: t('more') }}
        />
      </section>
      <TimesCard
        {...days}
        venue={venue}
        guests={guests}
        now={now}
        startsAt={slot?.startsAt ?? null}
        onDay={(day) => change({ day, startsAt: null })}
        onTime={(startsAt) => change({ startsAt })}
        notice={<PressNotice view={view} phone={venue.phone} />}
      />
      <WhoCard
        country={venue.country}
        typed={typed}
        mistakes={mistakes}
        onName={(name) => change({ name })}
        onPhone={(phone) => change({ phone })}
        onWish={(wish) => change({ wish })}
      />
      <BookingDock venue={venue} slot={slot} guests={guests} consent={consent} action={action} />
    </form>
  );
}

/** The result of the last press. */
function PressNotice({ view, phone }: { view: BookingView; phone: string | null }) {
  const t = useTranslations('booking');
  if (view.kind === 'refused') return <BookingRefusal error={view.error} phone={phone} />;
  if (view.kind === 'unsettled') return <UnsettledBooking isKeyReused={view.isKeyReused} phone={phone} />;
  if (view.kind === 'idle' && view.wasUnknown) return <EndedBooking />;
  if (view.kind === 'sending' && view.waitsForTab)
    return <Notice title={t('waitingForTab', { seconds: MAX_LOCK_WAIT_MS / 1000 })} />;
  return null;
}
