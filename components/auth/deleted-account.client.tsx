'use client';

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { ACCOUNT_DELETED } from '@/lib/bff/session-events';
import { firstViewPaths } from '@/lib/paths/first-view-paths';
import type { DeletedAccountSheet } from './deleted-account-sheet.client';

const loadSheet = () =>
  withLateTexts('deletedAccount', () =>
    import('./deleted-account-sheet.client').then((module) => module.DeletedAccountSheet),
  );

/** Pages that say themselves that the account is deleted, and until when it can be restored (PROF-20). */
const isShownByPage = (pathname: string) =>
  pathname === firstViewPaths.profile() ||
  pathname === firstViewPaths.profileForm() ||
  pathname === firstViewPaths.birthday();

/**
 * Says on every page that the signed-in user's account is deleted, as soon as a response reports it. Once closed, it stays
 * closed on that page: automatic requests must not reopen it.
 */
export function DeletedAccount() {
  const [Sheet, setSheet] = useState<ComponentType<ComponentProps<typeof DeletedAccountSheet>> | null>(null);
  const [closedOn, setClosedOn] = useState<string | null>(null);
  useEffect(() => {
    const open = () => {
      const { pathname } = window.location;
      if (pathname === closedOn || isShownByPage(pathname)) return;
      // Without a connection the next response says so again.
      loadSheet().then(
        (Loaded) => setSheet(() => Loaded),
        () => undefined,
      );
    };
    window.addEventListener(ACCOUNT_DELETED, open);
    return () => window.removeEventListener(ACCOUNT_DELETED, open);
  }, [closedOn]);
  if (!Sheet) return null;
  return (
    <Sheet
      onClose={() => {
        setClosedOn(window.location.pathname);
        setSheet(null);
      }}
    />
  );
}
