'use client';

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { ACCOUNT_DELETED } from '@/lib/core/bff/session-events';
import type { DeletedAccountSheet } from './deleted-account-sheet.client';

const loadSheet = () =>
  withLateTexts('deletedAccount', () =>
    import('./deleted-account-sheet.client').then((module) => module.DeletedAccountSheet),
  );

/**
 * Says on every page that the signed-in user's account is deleted, as soon as a response reports it. Once closed, it stays
 * closed on that page: automatic requests must not reopen it.
 */
export function DeletedAccount() {
  const [Sheet, setSheet] = useState<ComponentType<ComponentProps<typeof DeletedAccountSheet>> | null>(null);
  const [closedOn, setClosedOn] = useState<string | null>(null);
  useEffect(() => {
    const open = () => {
      if (location.pathname === closedOn) return;
      // Without a connection the next response says so again.
      loadSheet().then(
        (Loaded) => setSheet(() => Loaded),
        () => undefined,
      );
    };
    window.addEventListener(ACCOUNT_DELETED, open);
    return () => window.removeEventListener(ACCOUNT_DELETED, open);
  }, [closedOn]);
  const close = () => {
    setClosedOn(location.pathname);
    setSheet(null);
  };
  return Sheet && <Sheet onClose={close} />;
}
