'use client';

import { useEffect } from 'react';
import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';
import { hasKnownActivity, recordActivity, inactiveMs } from '@/lib/kiosk/activity';
import { endGuest } from '@/lib/kiosk/guest';
import { ASSISTED_IDLE_MS, presenceOf } from '@/lib/kiosk/idle';
import { ComeBack } from './come-back.client';

/**
 * A page of a kiosk that broke: nobody stands there to load it anew, so it returns by itself, with the guest's order and a press that is not
 * answered yet. Where it breaks again for longer than any guest is waited for, what is stored of the guest is what breaks it: they are ended.
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
