'use client';

import { useEffect, useState } from 'react';
import { BffError } from '@/lib/bff/client';
import { readEnrolment } from '@/lib/tablet/enrolment.api';

/**
 * Whether guests may order on this tablet at the venue, and a function that takes what a call of theirs has failed with. What is not known
 * counts as yes: our server refuses by itself (KIOSK-34).
 */
export function useEnrolment(venueId: number) {
  const [isEnrolled, setIsEnrolled] = useState(true);
  useEffect(() => {
    let isOver = false;
    readEnrolment()
      .then((enrolment) => {
        if (!isOver) setIsEnrolled(!enrolment.isRequired || enrolment.venueId === venueId);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [venueId]);
  const noteFailure = (error: unknown) => {
    if (isNotEnrolled(error)) setIsEnrolled(false);
  };
  return { isEnrolled, noteFailure };
}

/** Whether our server has refused a call because this tablet is not enrolled at the venue. */
export const isNotEnrolled = (error: unknown): boolean =>
  error instanceof BffError && error.code === 'kiosk/not-enrolled';
