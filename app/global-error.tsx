'use client';

import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';
import './globals.css';

/** Stands in for the whole document when even the layout failed. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="ru">
      <body>
        <ServerErrorScreen error={error} onRetry={reset} />
      </body>
    </html>
  );
}
