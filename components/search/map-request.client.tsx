'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { firstViewPaths } from '@/lib/paths/first-view-paths';

/** The map button of a town without coordinates: what it needs is loaded when it is pressed. */
export function MapRequest({ children }: { children: ReactNode }) {
  const t = useTranslations('search');
  const router = useRouter();
  const request = async () => {
    const { requestMap } = await import('./request-map');
    await requestMap(() => router.push(firstViewPaths.map()), t('noCoordinates'));
  };
  return (
    <button type="button" className="search-box__map" aria-label={t('map')} onClick={() => void request()}>
      {children}
    </button>
  );
}
