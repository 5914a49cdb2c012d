'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { useLoadFailure } from '@/components/ui/use-load-failure';
import { firstViewPaths } from '@/lib/paths/first-view-paths';

/** The map button of a town without coordinates: what it needs is loaded when it is pressed. */
export function MapRequest({ children }: { children: ReactNode }) {
  const t = useTranslations('search');
  const router = useRouter();
  const isMounted = useIsMounted();
  const noteFailure = useLoadFailure(t('mapFailed'));
  const open = () => {
    if (isMounted()) router.push(firstViewPaths.map());
  };
  const request = () =>
    import('./request-map').then(({ requestMap }) => requestMap(open, t('noCoordinates')), noteFailure);
  return (
    <button type="button" className="search-box__map" aria-label={t('map')} onClick={() => void request()}>
      {children}
    </button>
  );
}
