'use client';

import { ComeBack } from '@/components/kiosk/come-back.client';
import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';

/** Shown when a page of a kiosk throws while it renders: nobody stands there to load it anew, so it returns by itself. */
export default function KioskError({ error }: { error: Error }) {
  return (
    <>
      <ServerErrorScreen error={error} />
      <ComeBack />
    </>
  );
}
