'use client';

import { useEffect } from 'react';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { forgetLanguageChoice, saveClientSettings } from '@/lib/core/site/client-settings';
import type { Language } from '@/lib/core/site/site';

type ClientSettingsProps = { language: Language; version: string };

/**
 * Stores the page's language, the release and the platform on the device (I18N-07, SITE-24, SITE-27); the server sets the
 * cookies. A diner who has changed the language gets the platform's messages in it as well, a guest after the sign-in
 * (PROF-18).
 */
export function ClientSettings({ language, version }: ClientSettingsProps) {
  useEffect(() => {
    if (!saveClientSettings({ language, version }) || !isSignedInHere()) return;
    import('@/lib/profile/profile.api')
      .then(({ setLanguage }) => setLanguage(language))
      .then(forgetLanguageChoice)
      // The page itself is in the new language already; the next page sends the choice again.
      .catch(() => undefined);
  }, [language, version]);
  return null;
}
