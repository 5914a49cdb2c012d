'use client';

import { useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device is offline, as long as it is. */
export function OfflineNotice({ text }: { text: string }) {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return isOffline ? (
    <Notice tone="warn" className="my-3">
      {text}
    </Notice>
  ) : null;
}
