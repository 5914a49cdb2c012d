import { useCallback } from 'react';
import { noteLoadFailure } from './note-load-failure';
import { useIsMounted } from './use-is-mounted';

/**
 * Notes that code which a press asks for did not come (`noteLoadFailure`), as long as the component is on the page: who has gone on to another
 * page is not told of a press on the one before, and that page is not loaded anew.
 * @param text the toast's words
 */
export function useLoadFailure(text: string): (error: unknown) => void {
  const isMounted = useIsMounted();
  return useCallback(
    (error: unknown) => {
      if (isMounted()) noteLoadFailure(error, text);
    },
    [isMounted, text],
  );
}
