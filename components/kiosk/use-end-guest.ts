'use client';

import { useState } from 'react';
import { toasts } from '@/components/ui/toasts';
import { untilReachable } from '@/lib/kiosk/connection';
import { endGuest } from '@/lib/kiosk/guest';
import { ownLanguage } from '@/lib/kiosk/languages';
import { paths } from '@/lib/core/paths/paths';
import { inLanguage } from '@/lib/core/site/language-address';
import type { Language } from '@/lib/core/site/site';

/**
 * Ends the guest and shows the start. `isUnreachable`: the page is left once the server answers;
 * `ended`: guests so far, a key to remount with. @param language null on other pages than the start
 */
export function useEndGuest(venueId: number | null, { language, countryLanguage }: KioskLanguages) {
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [ended, setEnded] = useState(0);
  const end = async () => {
    await endGuest();
    // One offers to undo what the guest has done.
    toasts.clear();
    setEnded((count) => count + 1);
    window.scrollTo(0, 0);
    const own = ownLanguage(countryLanguage);
    if (language === own) return;
    await untilReachable(() => setIsUnreachable(true));
    const start = venueId === null ? paths.kiosk() : paths.kioskMenu(venueId);
    window.location.replace(inLanguage(start, own));
  };
  return { isUnreachable, ended, end: () => void end() };
}

export interface KioskLanguages {
  /** Of the page that shows the start, null for other pages. */
  language: Language | null;
  /** In which a guest finds the kiosk, unless its staff have set another. */
  countryLanguage: Language;
}
