import { useEffect } from 'react';

const ROOM = ', interactive-widget=resizes-content';

/**
 * While a sheet is open Android's keyboard makes the page lower instead of covering it, so that the sheet's field and button stand above the
 * keyboard (LAY-38). Elsewhere it covers the page: the navbar and the docks would take what is left of the screen.
 */
export function useKeyboardRoom(isOpen: boolean): void {
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (!isOpen || !viewport) return undefined;
    // One for each open sheet: the last to close takes the last away.
    viewport.content += ROOM;
    return () => {
      viewport.content = viewport.content.replace(ROOM, '');
    };
  }, [isOpen]);
}
