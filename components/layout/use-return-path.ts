import { useKnownHere } from '@/components/ui/use-known-here';
import { returnPath } from '@/lib/ground/auth/return-path';
import { paths } from '@/lib/core/paths/paths';

/** The page that `?return=` names, if it is ours and another page; else, and on the server, Home. */
export function useReturnPath(): string {
  return useKnownHere(() => {
    const requested = returnPath(new URLSearchParams(window.location.search).get('return'));
    return requested.split(/[?#]/)[0] === window.location.pathname ? paths.home() : requested;
  }, paths.home());
}
