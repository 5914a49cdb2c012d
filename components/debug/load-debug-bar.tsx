import type { ReactNode } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { BffError } from '@/lib/core/bff/client';
import { removeDebugCookie } from '@/lib/core/debug/debug-bar-cookie';
import type { Recorder } from '@/lib/core/debug/recorder';

/**
 * The debug bar, with its texts; null where it cannot come. Where the server knows of no switch, what was recorded goes, and the mark
 * too. A part of the page's own tree: a root of its own would have React's code divided into one file more for every page.
 */
export async function loadDebugBar(recorder: Recorder): Promise<ReactNode> {
  try {
    const Bar = await withLateTexts('debugBar', () =>
      import('./debug-bar.client').then((module) => module.DebugBar),
    );
    return <Bar recorder={recorder} />;
  } catch (error) {
    if (error instanceof BffError && error.code === 'request/unknown') {
      recorder.stop();
      removeDebugCookie();
    }
    return null;
  }
}
