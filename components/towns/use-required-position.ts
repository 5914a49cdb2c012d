import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/core/paths/paths';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { useGeolocation } from './use-geolocation';

/**
 * A position for a screen that cannot do without one: the given one (a town's centre), else the diner's. Null while
 * it is being determined; where it cannot be, the screen goes Home (NAV-43).
 */
export function useRequiredPosition(given: Coordinates | null): Coordinates | null {
  const router = useRouter();
  const { coordinates, ask } = useGeolocation();
  const isMissing = !given && !coordinates;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    void ask().then(({ problem }) => {
      if (isHere && problem) router.replace(paths.home());
    });
    return () => {
      isHere = false;
    };
  }, [isMissing, ask, router]);
  return given ?? coordinates;
}
