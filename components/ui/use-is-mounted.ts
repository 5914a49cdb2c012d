import { useCallback, useLayoutEffect, useRef } from 'react';

/** Whether the component is still mounted, for late callbacks. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  // A layout effect ends with the component itself, a plain one a moment later.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
