'use client';

import { useEffect } from 'react';

/** Mirrors the page's language to local storage under `lang` (spec §3, decisions): the cookie is the server's. */
export function RememberLanguage({ language }: { language: string }) {
  useEffect(() => {
    try {
      localStorage.setItem('lang', language);
    } catch {
      // Storage can be forbidden; nothing depends on the mirror.
    }
  }, [language]);
  return null;
}
