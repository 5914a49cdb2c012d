'use client';

import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { HOME_PATH, isKioskAddress, KIOSK_PATH } from '@/lib/core/paths/error-links';
import { isChunkError } from '@/lib/core/errors/chunk-error';
import { reloadBrokenPage } from '@/lib/core/errors/chunk-recovery';

/* Texts in four languages, which no page without an error needs. */
const ServerErrorText = onDemand(() =>
  import('./server-error-text.client').then(
    (module) => module.ServerErrorText,
    () => WayHome,
  ),
);

/** 'Oops! Server error' with a link home (ERR-01, ERR-02), for any error while rendering a page. */
export function ServerErrorScreen({ error }: { error: Error }) {
  useEffect(() => {
    const left = new AbortController();
    if (isChunkError(error)) void reloadBrokenPage(left.signal);
    // An error that a boundary has caught is none of the window by itself, where reports begin.
    else window.dispatchEvent(new ErrorEvent('error', { error }));
    return () => left.abort();
  }, [error]);
  return <ServerErrorText />;
}

/** Where not even the texts come: the way home bears the title that the page has. */
function WayHome() {
  return (
    <p className="empty-state" role="alert">
      <a className="button button--main" href={isKioskAddress() ? KIOSK_PATH : HOME_PATH}>
        {document.title}
      </a>
    </p>
  );
}
