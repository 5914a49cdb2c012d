import { useEffect, useEffectEvent } from 'react';
import { enterModal } from './modal-history';

/** While `open`, the system's back closes this sheet or modal, unless another one is open over it. */
export function useModalHistory(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    return enterModal(() => onBack());
  }, [open]);
}
