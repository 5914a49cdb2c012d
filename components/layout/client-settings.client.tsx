'use client';

import { useEffect } from 'react';
import { keepClientSettings } from '@/lib/site/client-settings';

/** Keeps the page's language, the release and the platform on the device (spec §3); the cookies are the server's. */
export function ClientSettings({ language, version }: { language: string; version: string }) {
  useEffect(() => {
    try {
      keepClientSettings(localStorage, { language, version });
    } catch {
      // Storage can be forbidden; nothing depends on the mirror.
    }
  }, [language, version]);
  return null;
}
