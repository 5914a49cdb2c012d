'use client';

import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';

/** A page that broke while it was shown. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return <ServerErrorScreen error={error} onRetry={reset} />;
}
