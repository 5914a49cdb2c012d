'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';

/** The map button of a town without coordinates: what it needs is loaded when it is pressed. */
export function MapRequest({ children }: { children: ReactNode }) {
  const t = useTranslations('search');
  const router = useRouter();
  /** Ignored if the user has navigated away. */
  const request = (button: HTMLElement) =>
    import('./request-map').then(
      ({ requestMap }) =>
        requestMap(() => button.isConnected && router.push(firstViewPaths.map()), t('noCoordinates')),
      (error: unknown) => button.isConnected && noteLoadFailure(error, t('mapFailed')),
    );
  return (
    <button
      type="button"
      className="search-box__map"
      aria-label={t('map')}
      onClick={({ currentTarget }) => void request(currentTarget)}
    >
      {children}
    </button>
  );
}
