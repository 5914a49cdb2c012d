'use client';

import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';

/** Shown when a page throws while it renders. */
export default function PageError({ error }: { error: Error }) {
  return <ServerErrorScreen error={error} />;
}
