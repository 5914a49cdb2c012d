'use client';

import { NextIntlClientProvider } from 'next-intl';
import { createRoot } from 'react-dom/client';
import { withLateTexts } from '@/components/layout/late-texts';
import { BffError } from '@/lib/bff/client';
import { forgetDebugMark } from '@/lib/debug/debug-mark';
import type { Recorder } from '@/lib/debug/recorder';

/**
 * Shows the debug bar beside the page, in a root of its own: what breaks the page leaves it. Where the server knows of no switch,
 * nothing is shown, what was recorded goes, and the mark too.
 * @returns how to take it away
 */
export function mountDebugBar(recorder: Recorder): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = async () => {
    const Bar = await withLateTexts('debugBar', () =>
      import('./debug-bar.client').then((module) => module.DebugBar),
    );
    root.render(
      <NextIntlClientProvider locale={document.documentElement.lang} messages={{}}>
        <Bar recorder={recorder} />
      </NextIntlClientProvider>,
    );
  };
  show().catch((error: unknown) => {
    if (!(error instanceof BffError) || error.code !== 'request/unknown') return;
    recorder.stop();
    forgetDebugMark();
  });
  return () => {
    // Not while React draws: this may be called by another root of it.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  };
}
