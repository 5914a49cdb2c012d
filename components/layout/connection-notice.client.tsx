'use client';

import { useState, useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { connection } from '@/lib/core/connection/connection';
import { isSlowNetwork, networkInformation } from '@/lib/core/connection/network-information';
import { momentOf } from '@/lib/core/offline/moment';
import { isCachedPage, onShown, shownAtMs } from '@/lib/core/offline/shown-at';
import { TIME_PLACE } from './connection-time';

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
 * Shows that the page is offline and how old, or that the connection is weak (ERR-03, OFF-03).
 * It comes last on the page, so nothing moves; its room stays, so the page does not shrink under a reader.
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
