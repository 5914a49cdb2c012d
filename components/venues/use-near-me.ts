import { useRouter } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import type { geolocation, Geolocation } from '@/lib/ground/towns/geolocation';

/** Lists of venues nearby by the router's id of their page: the way back shows them again. */
const nearLists = new Set<string>();
/** The module of the position, after the first choice of venues nearby. */
let loaded: typeof geolocation | null = null;

async function loadPosition(): Promise<typeof geolocation> {
  loaded = (await import('@/lib/ground/towns/geolocation')).geolocation;
  return loaded;
}

const noSubscription = () => () => {};
const nothing = () => null;

interface NearMe {
  /** The diner's position while venues nearby are chosen; null until it is known. */
  from: Geolocation['coordinates'];
  isLocating: boolean;
  /** Why there is no position; null while it is requested. */
  problem: Geolocation['problem'];
  setNearMe: (isOn: boolean) => void;
}

/** The choice of venues nearby, which loads the code of the position. @param failureText the toast if that code fails to load */
export function useNearMe(failureText: string): NearMe {
  const { bfcacheId } = useRouter();
  const [isNearMe, setIsNearMe] = useState(() => nearLists.has(bfcacheId));
  const [isLocating, setIsLocating] = useState(false);
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
    setIsLocating(true);
    loadPosition()
      .then((module) => {
        setPosition(module);
        return module.ask();
      })
      .catch((error: unknown) => {
        nearLists.delete(bfcacheId);
        setIsNearMe(false);
        noteLoadFailure(error, failureText);
      })
      .finally(() => setIsLocating(false));
  };
  return {
    from: isNearMe ? (known?.coordinates ?? null) : null,
    isLocating: isNearMe && isLocating,
    problem: isNearMe && !isLocating ? (known?.problem ?? null) : null,
    setNearMe,
  };
}
