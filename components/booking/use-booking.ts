import { useRouter } from 'next/navigation';
import { signInHere } from '@/components/layout/sign-in-here';
import { usePress } from '@/components/layout/use-press';
import { queryClient } from '@/lib/core/bff/query-client';
import { RESERVATIONS_KEY, SLOTS_KEY } from '@/lib/booking/booking.api';
import { forgetBookingDraft } from '@/lib/booking/booking-draft';
import { bookingSubject, type Booked } from '@/lib/booking/booking-intent';
import { bookingUse } from '@/lib/booking/booking-press';
import type { BookingRequest } from '@/lib/booking/booking.schema';
import type { PressView } from '@/lib/core/intents/press-types';
import { paths } from '@/lib/core/paths/paths';

export type BookingView = PressView<BookingRequest, Booked>;

const reload = (queryKey: readonly string[]) => void queryClient().invalidateQueries({ queryKey });

/** Books a table at the venue exactly once, and leads to it. */
export function useBooking(venueId: number) {
  const router = useRouter();
  const { view, press, resume } = usePress(
    bookingUse(venueId, {
      follow: () => {
        forgetBookingDraft();
        reload(RESERVATIONS_KEY);
        reload(SLOTS_KEY);
        router.push(paths.reservations());
      },
      refresh: () => reload(SLOTS_KEY),
      signIn: signInHere,
    }),
  );
  return {
    view,
    book: (request: BookingRequest) => press(bookingSubject(venueId), request),
    resume,
  };
}
