import { useSyncExternalStore } from 'react';
import { returnPath } from '@/lib/auth/return-path';
import { paths } from '@/lib/paths/paths';

const never = () => () => undefined;

/** The page that `?return=` names, on our own origin and not this one; Home without it, and on the server. */
export function useReturnPath(): string {
  return useSyncExternalStore(
    never,
    () => {
      const asked = returnPath(new URLSearchParams(window.location.search).get('return'));
      return asked.split(/[?#]/)[0] === window.location.pathname ? paths.home() : asked;
    },
    paths.home,
  );
}
