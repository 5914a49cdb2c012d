'use client';

import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';

/** Shown when a page throws while it renders. Next's own retry would render what has failed to load once more, and not load it. */
export default function PageError({ error }: { error: Error }) {
  return <ServerErrorScreen error={error} onRetry={() => window.location.reload()} />;
}
