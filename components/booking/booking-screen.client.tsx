'use client';

import { Skeleton } from '@/components/ui/skeleton';
import { useIsHydrated } from '@/components/ui/use-known-here';
import type { BookingVenue } from '@/lib/booking/booking-venue';
import { BookingForm } from './booking-form.client';

/** A table at a venue. What is offered depends on the day it is, which the cached page does not know. */
export function BookingScreen({ venue }: { venue: BookingVenue }) {
  const isHydrated = useIsHydrated();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-3">
      <div>
        <h1 className="title">{venue.name}</h1>
        <p className="muted">{venue.address}</p>
      </div>
      {isHydrated ? <BookingForm venue={venue} /> : <FormSkeleton />}
    </div>
  );
}

/** As high as what takes its place. */
function FormSkeleton() {
  return (
    <>
      <Skeleton shape="card" className="h-22 w-full" />
      <Skeleton shape="card" className="h-100 w-full" />
      <Skeleton shape="card" className="h-90 w-full" />
    </>
  );
}
