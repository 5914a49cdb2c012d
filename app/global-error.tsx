'use client';

import { useState } from 'react';
import { brokenPageLanguage } from '@/components/layout/broken-page-language';
import { ServerErrorScreen } from '@/components/layout/server-error-screen.client';
import './globals.css';

/** Replaces the whole document when even the layout failed. */
export default function GlobalError({ error }: { error: Error }) {
  const [language] = useState(brokenPageLanguage);
  return (
    <html lang={language}>
      <body>
        <ServerErrorScreen error={error} />
      </body>
    </html>
  );
}
