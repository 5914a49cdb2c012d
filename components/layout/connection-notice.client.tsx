'use client';

import { useState, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { connection } from '@/lib/core/connection/connection';
import { isSlowNetwork, networkInformation } from '@/lib/core/connection/network-information';
import { momentOf } from '@/lib/core/offline/moment';
import { isCachedPage, onShown, shownAtMs } from '@/lib/core/offline/shown-at';
import { TIME_PLACE } from './connection-words';

/** Offline it is the moment of which the page is, milliseconds since the epoch: another page has another line. */
type ConnectionState = 'good' | 'weak' | number;

function readState(): ConnectionState {
  // A page that came from the worker had no network, whatever the device thinks of its own.
  if (!navigator.onLine || isCachedPage()) return shownAtMs();
  return connection.isWeak() || isSlowNetwork() ? 'weak' : 'good';
}

function subscribe(listener: () => void): () => void {
  const stops = [connection.subscribe(listener), onShown(listener)];
  const known = networkInformation();
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  known?.addEventListener('change', listener);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    known?.removeEventListener('change', listener);
  };
}

/** The line with the moment of the page. */
const offlineLine = (text: string, atMs: number) => text.replace(TIME_PLACE, momentOf(atMs, Date.now()));

type ConnectionNoticeProps = { offlineText: string; weakText: string };

/**
 * Says that there is no network and of when the page is, or that the connection is weak, while that lasts (ERR-03, OFF-03).
 * The last of a page: it comes while a diner looks at the page, and nothing moves. What it took stays when it has gone, so that the
 * page does not get shorter under somebody who is at its end.
 */
export function ConnectionNotice({ offlineText, weakText }: ConnectionNoticeProps) {
  const state = useSyncExternalStore(subscribe, readState, () => 'good' as const);
  const [wasShown, setWasShown] = useState(false);
  if (state === 'good') return wasShown ? <div className="connection-space" /> : null;
  if (!wasShown) setWasShown(true);
  return (
    <Notice tone="warn" className="connection-notice">
      {state === 'weak' ? weakText : offlineLine(offlineText, state)}
    </Notice>
  );
}
