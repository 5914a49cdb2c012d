import { useRouter } from 'next/navigation';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import { useState, useSyncExternalStore } from 'react';
import type { geolocation, Geolocation } from '@/lib/ground/towns/geolocation';

/** Lists of what is near, by the router's id of the visit of their page: the way back shows them again. */
const nearLists = new Set<string>();
/** What knows the position, once it was wanted. */
let loaded: typeof geolocation | null = null;

async function loadPosition(): Promise<typeof geolocation> {
  loaded = (await import('@/lib/ground/towns/geolocation')).geolocation;
  return loaded;
}

const noSubscription = () => () => {};
const nothing = () => null;

interface NearMe {
  /** Where the diner is, once what is near is wanted and that is known. */
  from: Geolocation['coordinates'];
  isAsking: boolean;
  /** Why there is no position; null while it is requested. */
  problem: Geolocation['problem'];
  setNearMe: (isOn: boolean) => void;
}

/** The choice of venues nearby; what knows the position loads with it. @param failureText the toast where that does not come */
export function useNearMe(failureText: string): NearMe {
  const { bfcacheId } = useRouter();
  const [isNearMe, setIsNearMe] = useState(() => nearLists.has(bfcacheId));
  const [isAsking, setAsking] = useState(false);
  const [position, setPosition] = useState(() => loaded);
  const known = useSyncExternalStore(
    position?.subscribe ?? noSubscription,
    position?.current ?? nothing,
    nothing,
  );
  const setNearMe = (isOn: boolean) => {
    setIsNearMe(isOn);
    if (!isOn) {
      nearLists.delete(bfcacheId);
      return;
    }
    nearLists.add(bfcacheId);
    setAsking(true);
    loadPosition()
      .then((position) => {
        setPosition(position);
        return position.ask();
      })
      .catch((error: unknown) => {
        nearLists.delete(bfcacheId);
        setIsNearMe(false);
        noteLoadFailure(error, failureText);
      })
      .finally(() => setAsking(false));
  };
  return {
    from: isNearMe ? (known?.coordinates ?? null) : null,
    isAsking: isNearMe && isAsking,
    problem: isNearMe && !isAsking ? (known?.problem ?? null) : null,
    setNearMe,
  };
}
