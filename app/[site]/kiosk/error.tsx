'use client';

import { KioskErrorScreen } from '@/components/kiosk/kiosk-error-screen.client';

/** Shown when a page of a kiosk throws while it renders. */
export default function KioskError({ error }: { error: Error }) {
  return <KioskErrorScreen error={error} />;
}
