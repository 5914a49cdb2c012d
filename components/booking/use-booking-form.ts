import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { signInHere } from '@/components/layout/sign-in-here';
import { usePressConsent } from '@/components/legal/use-press-consent';
import { CONSENT_ID } from '@/components/ui/consent-texts';
import { sessionQuery } from '@/lib/ground/auth/session.api';
import { queryClient } from '@/lib/core/bff/query-client';
import { slotsQuery } from '@/lib/booking/booking.api';
import { readBookingDraft, saveBookingDraft, type BookingDraft } from '@/lib/booking/booking-draft';
import { mistakesIn } from '@/lib/booking/booking-form';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { offeredDays } from '@/lib/booking/slots';
import { profileQuery } from '@/lib/profile/profile.api';
import { readPhone, shownPhone } from '@/lib/core/text/phone';
import type { BookingAction } from './booking-dock.client';
import { TIMES_ID } from './times-card.client';
import { useBooking } from './use-booking';
import { useNow } from '@/components/ui/use-now';
import { fieldId } from './who-card.client';

/** The chosen and typed values. Name and phone are null until something is typed: then they are the account's own. */
type Filled = Omit<BookingDraft, 'venueId' | 'name' | 'phone'> & {
  name: string | null;
  phone: string | null;
};

function filledBefore(venueId: number): Filled {
  const draft = readBookingDraft(venueId);
  return {
    day: draft?.day ?? null,
    guests: draft?.guests ?? 2,
    startsAt: draft?.startsAt ?? null,
    name: draft?.name || null,
    phone: draft?.phone || null,
    wish: draft?.wish ?? '',
  };
}

const focusOn = (id: string): void => document.getElementById(id)?.focus();

/** The form of a table: its values, stored as a draft, what is wrong with it, and the press that sends it. */
export function useBookingForm(venue: BookingVenue) {
  const { id: venueId, timezone, country } = venue;
  const now = useNow();
  const session = useQuery(sessionQuery, queryClient());
  // Where the session is unknown the booking is sent, and the response leads to the sign-in where needed.
  const isSignedIn = session.data?.isSignedIn ?? session.isError;
  const { view, book, resume } = useBooking(venueId);
  const consent = usePressConsent(venue, isSignedIn);
  const [filled, setFilled] = useState(() => filledBefore(venueId));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { guests, startsAt, wish } = filled;
  const days = offeredDays(now, timezone);
  const [today = ''] = days;
  const day = filled.day !== null && days.includes(filled.day) ? filled.day : today;
  const times = useQuery(slotsQuery({ venueId, day, guests }), queryClient());
  const slot =
    times.data?.slots.find(
      (one) => one.startsAt === startsAt && one.isAvailable && Date.parse(one.startsAt) > now.getTime(),
    ) ?? null;
  const isPhoneWanted = isSignedIn && filled.phone === null;
  const { data: profile } = useQuery({ ...profileQuery, enabled: isPhoneWanted }, queryClient());
  const typed = {
    name: filled.name ?? session.data?.name ?? '',
    phone: filled.phone ?? shownPhone(profile?.phone ?? ''),
    wish,
  };
  const mistakes = mistakesIn(typed, country);

  useEffect(() => {
    saveBookingDraft({ ...filled, venueId, day, name: filled.name ?? '', phone: filled.phone ?? '' });
  }, [venueId, day, filled]);

  const refused = view.kind === 'refused' ? view : null;
  useEffect(() => {
    // The notice stands with the times, which may be out of view.
    if (refused) document.getElementById(TIMES_ID)?.scrollIntoView({ block: 'start' });
  }, [refused]);

  const press = () => {
    setIsSubmitted(true);
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

  const action: BookingAction = {
    name: !isSignedIn ? 'signInAndBook' : consent.wasGiven ? 'submit' : 'agreeAndBook',
    isBusy: view.kind === 'sending' || view.kind === 'made' || session.isPending,
    lacksConsent: isSubmitted && consent.isTakenBack,
  };
  return {
    view,
    /** As far as is known; where that fails, as if. */
    isSignedIn,
    resume,
    now,
    choice: { days, day, guests, times, slot, isMissing: isSubmitted && !slot },
    typed,
    /** The mistakes to show, after a press. */
    mistakes: isSubmitted && isSignedIn ? mistakes : [],
    consent,
    action,
    change: (part: Partial<Filled>) => setFilled((before) => ({ ...before, ...part })),
    press,
  };
}
