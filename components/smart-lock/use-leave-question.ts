'use client';

import { useEffect, useEffectEvent } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useLateDialog } from '@/components/ui/use-late-dialog';

const loadSheet = () => import('./taken-sheet.client').then((module) => module.TakenSheet);

/** While `isOpen`, a press in the page's header asks first instead of leaving. */
export function useLeaveQuestion(isOpen: boolean) {
  const failureText = useFailureText();
  const { opened, open, close } = useLateDialog(loadSheet, failureText('network'));
  const askFirst = useEffectEvent(() => open());
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element ? event.target.closest('header a, header button') : null;
      if (!pressed) return;
      event.preventDefault();
      event.stopPropagation();
      askFirst();
    };
    // Before React hears of it.
    window.addEventListener('click', ask, true);
    return () => window.removeEventListener('click', ask, true);
  }, [isOpen]);
  return { opened: isOpen ? opened : null, close };
}
