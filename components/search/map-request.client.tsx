'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toasts } from '@/components/ui/toasts';
import { paths } from '@/lib/paths/paths';
import { isPermitted } from '@/lib/towns/geolocation-permission';

/** The diner's own coordinates, requested where that was allowed before; never with a prompt. */
async function hasOwnCoordinates(): Promise<boolean> {
  const { geolocation } = await import('@/lib/towns/geolocation');
  if (geolocation.current().coordinates) return true;
  return (await isPermitted()) && (await geolocation.ask()).coordinates !== null;
}

/** The map button of a town without coordinates: opens the map for a diner whose own are known, else says why not. */
export function MapRequest({ children }: { children: ReactNode }) {
  const t = useTranslations('search');
  const router = useRouter();
  const open = async () => {
    if (await hasOwnCoordinates()) router.push(paths.map());
    else toasts.show({ text: t('noCoordinates'), unique: true });
  };
  return (
    <button type="button" className="search-box__map" aria-label={t('map')} onClick={() => void open()}>
      {children}
    </button>
  );
}
