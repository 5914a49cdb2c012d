'use client';

import { stepBack } from '@/components/ui/step-back';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Glyph } from '@/components/ui/glyph';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import { isPaymentReturn } from './payment-return';

/** Milliseconds that a step back may take before it counts as failed (NAV-36). */
export const BACK_WAIT_MS = 500;

type BackButtonProps = {
  label: string;
  /** Where to go when there is nothing to go back to. */
  fallbackHref: string;
  /** White and round, for use over a picture. */
  float?: boolean;
  className?: string;
};

/**
 * One step back in history; if the location is the same 500 ms later, to the fallback address. From the payment app there is no
 * step back, but Home (NAV-34 to NAV-36).
 */
export function BackButton({ label, fallbackHref, float = false, className }: BackButtonProps) {
  const router = useRouter();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const goBack = () => {
    clearTimeout(waiting.current);
    if (isPaymentReturn()) {
      router.replace(firstViewPaths.home());
      return;
    }
    const before = window.location.href;
    waiting.current = setTimeout(() => {
      if (window.location.href === before) router.replace(fallbackHref);
    }, BACK_WAIT_MS);
    stepBack();
  };

  return (
    <IconButton
      label={label}
      ground={float ? 'float' : undefined}
      edge={float ? undefined : 'lead'}
      className={className}
      onClick={goBack}
    >
      <Glyph name="back" />
    </IconButton>
  );
}
