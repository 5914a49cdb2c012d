import { useCallback } from 'react';
import { noteLoadFailure } from './note-load-failure';
import { useIsMounted } from './use-is-mounted';

/** Reports that a press's code failed to load, unless the user has left the page. @param text of the toast */
export function useLoadFailure(text: string): (error: unknown) => void {
  const isMounted = useIsMounted();
  return useCallback(
    (error: unknown) => {
      if (isMounted()) noteLoadFailure(error, text);
    },
    [isMounted, text],
  );
}
