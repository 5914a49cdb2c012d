'use client';

import { useEffect } from 'react';
import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';
import { hasKnownActivity, recordActivity, inactiveMs } from '@/lib/kiosk/activity';
import { endGuest } from '@/lib/kiosk/guest';
import { ASSISTED_IDLE_MS, presenceOf } from '@/lib/kiosk/idle';
import { ComeBack } from './come-back.client';

/**
 * A broken kiosk page reloads by itself, with the guest's order and open press.
 * If it keeps breaking, the guest's stored data is the cause: the guest is ended.
 */
export function KioskErrorScreen({ error }: { error: Error }) {
  useEffect(() => {
    // A tablet that has been started again knows of no touch: the time counts from now.
    if (!hasKnownActivity()) recordActivity();
    if (presenceOf(inactiveMs(), ASSISTED_IDLE_MS).kind === 'gone') void endGuest();
  }, []);
  return (
    <>
      <ServerErrorScreen error={error} />
      <ComeBack />
    </>
  );
}
