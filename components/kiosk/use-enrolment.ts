'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BffError } from '@/lib/core/bff/client';
import { enrolmentQuery } from '@/lib/kiosk-session/enrolment.api';
import type { TabletEnrolment } from '@/lib/kiosk-session/enrolment.schema';
import { SECOND_MS } from '@/lib/core/time/duration';

/** Milliseconds between requests while the outcome of an order is unknown: its retry may be refused. */
const CHECK_MS = 5 * SECOND_MS;

/**
 * Whether guests may order on this tablet at the venue, and a function that takes what a call of theirs has failed with. What is not known
 * counts as yes: our server refuses by itself (KIOSK-34).
 * @param isPressOpen the outcome of a press is not known
 */
export function useEnrolment(venueId: number, isPressOpen: boolean) {
  const client = useQueryClient();
  const { data } = useQuery({ ...enrolmentQuery, refetchInterval: isPressOpen && CHECK_MS });
  const recordFailure = (error: unknown) => {
    const none: TabletEnrolment = { isRequired: true, venueId: null };
    if (isNotEnrolled(error)) client.setQueryData(enrolmentQuery.queryKey, none);
  };
  return { isEnrolled: !data?.isRequired || data.venueId === venueId, recordFailure };
}

/** Whether our server has refused a call because this tablet is not enrolled at the venue. */
export const isNotEnrolled = (error: unknown): boolean =>
  error instanceof BffError && error.code === 'kiosk/not-enrolled';
