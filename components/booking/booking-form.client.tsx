'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { usePressConsent } from '@/components/legal/use-press-consent';
import { CONSENT_ID } from '@/components/ui/consent-words';
import { Counter } from '@/components/ui/counter.client';
import { Notice } from '@/components/ui/notice';
import { sessionQuery } from '@/lib/auth/session.api';
import { queryClient } from '@/lib/bff/query-client';
import { slotsQuery } from '@/lib/booking/booking.api';
import { readBookingDraft, saveBookingDraft } from '@/lib/booking/booking-draft';
import { mistakesIn } from '@/lib/booking/booking-form';
import { MAX_GUESTS } from '@/lib/booking/booking-limits';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { offeredDays } from '@/lib/booking/slots';
import { MAX_LOCK_WAIT_MS } from '@/lib/intents/tab-lock';
import { profileQuery } from '@/lib/profile/profile.api';
import { readPhone } from '@/lib/text/phone';
import { BookingDock } from './booking-dock.client';
import { BookingRefusal } from './booking-refusal.client';
import { TimesCard, TIMES_ID } from './times-card.client';
import { UnknownBooking, UnsettledBooking } from './unknown-booking.client';
import { signInHere, useBooking } from './use-booking';
import { useNow } from './use-now';
import { WhoCard, fieldId } from './who-card.client';

const focusOn = (id: string): void => document.getElementById(id)?.focus();

/** Party, day, time, and who the table is for (BOOK-01 to BOOK-04). */
export function BookingForm({ venue }: { venue: BookingVenue }) {
  const { id: venueId, timezone, country } = venue;
  const t = useTranslations('booking');
  const now = useNow();
  const session = useQuery(sessionQuery, queryClient());
  // Where the session is unknown the booking is sent, and the response leads to the sign-in where needed.
  const isSignedIn = session.data?.isSignedIn ?? session.isError;
  const { booking, book, resume } = useBooking(venueId);
  const [draft] = useState(() => readBookingDraft(venueId));
  const days = offeredDays(now, timezone);
  const [today = ''] = days;
  const [wantedDay, setDay] = useState(draft?.day ?? today);
  const day = days.includes(wantedDay) ? wantedDay : today;
  const [guests, setGuests] = useState(draft?.guests ?? 2);
  const [startsAt, setStartsAt] = useState(draft?.startsAt ?? null);
  const times = useQuery(slotsQuery({ venueId, day, guests }), queryClient());
  const slot =
    times.data?.slots.find(
      (one) => one.startsAt === startsAt && one.isAvailable && Date.parse(one.startsAt) > now.getTime(),
    ) ?? null;
  // Null until something is typed: then it is the account's own.
  const [typedName, setName] = useState(draft?.name || null);
  const [typedPhone, setPhone] = useState(draft?.phone || null);
  const [wish, setWish] = useState(draft?.wish ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const isPhoneWanted = isSignedIn && typedPhone === null;
  const { data: profile } = useQuery({ ...profileQuery, enabled: isPhoneWanted }, queryClient());
  const consent = usePressConsent(venue, isSignedIn);

  const typed = {
    name: typedName ?? session.data?.name ?? '',
    phone: typedPhone ?? profile?.phone ?? '',
    wish,
  };
  const mistakes = mistakesIn(typed, country);

  useEffect(() => {
    saveBookingDraft({
      venueId,
      day,
      guests,
      startsAt,
      name: typedName ?? '',
      phone: typedPhone ?? '',
      wish,
    });
  }, [venueId, day, guests, startsAt, typedName, typedPhone, wish]);

  const refused = booking.kind === 'refused' ? booking : null;
  useEffect(() => {
    // The notice stands with the times, which may be out of view.
    if (refused) document.getElementById(TIMES_ID)?.scrollIntoView({ block: 'start' });
  }, [refused]);

  const press = () => {
    setIsAsked(true);
    const [mistake] = mistakes;
    const phone = readPhone(typed.phone, country);
    if (!slot) return focusOn(TIMES_ID);
    // The account knows name and phone.
    if (!isSignedIn) return signInHere();
    if (mistake) return focusOn(fieldId(mistake));
    if (consent.isTakenBack || phone === null) return focusOn(CONSENT_ID);
    consent.remember();
    book({
      venueId,
      startsAt: slot.startsAt,
      durationMinutes: slot.durationMinutes,
      guests,
      name: typed.name.trim(),
      phone,
      wish: wish.trim(),
      hasConsented: true,
    });
  };

  if (booking.kind === 'unknown')
    return <UnknownBooking booking={booking} onCheck={resume} onSignIn={signInHere} />;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <section className="card card--padded split-row">
        <h2 className="title">{t('guests')}</h2>
        <Counter
          look="big"
          value={guests}
          max={MAX_GUESTS}
          onChange={setGuests}
          labels={{ group: t('guests'), less: t('fewer'), more: t('more') }}
        />
      </section>
      <TimesCard
        venue={venue}
        days={days}
        day={day}
        guests={guests}
        now={now}
        times={times}
        startsAt={slot?.startsAt ?? null}
        isMissing={isAsked && !slot}
        onDay={(next) => {
          setDay(next);
          setStartsAt(null);
        }}
        onTime={setStartsAt}
        notice={
          refused ? (
            <BookingRefusal error={refused.error} phone={venue.phone} />
          ) : booking.kind === 'unsettled' ? (
            <UnsettledBooking isKeyReused={booking.isKeyReused} phone={venue.phone} />
          ) : booking.kind === 'sending' && booking.waitsForTab ? (
            <Notice title={t('waitingForTab', { seconds: MAX_LOCK_WAIT_MS / 1000 })} />
          ) : null
        }
      />
      <WhoCard
        country={country}
        typed={typed}
        mistakes={isAsked && isSignedIn ? mistakes : []}
        onName={setName}
        onPhone={setPhone}
        onWish={setWish}
      />
      <BookingDock
        venue={venue}
        slot={slot}
        guests={guests}
        consent={consent}
        isAsked={isAsked}
        isSignedIn={isSignedIn}
        isBusy={booking.kind === 'sending' || booking.kind === 'made' || session.isPending}
      />
    </form>
  );
}
