import { isFlag, isOneOf, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

export const DEBUG_TABS = ['console', 'network', 'bridge'] as const;
export type DebugTab = (typeof DEBUG_TABS)[number];

/** How the debug bar stands, for the visit: closed or open, and at which tab (DBG-02, DBG-03). */
export interface BarState {
  isOpen: boolean;
  tab: DebugTab;
}

const CLOSED: BarState = { isOpen: false, tab: 'console' };

export const barState = stored({
  area: 'session',
  key: 'debugBar',
  shape: recordOf<BarState>({ isOpen: isFlag, tab: isOneOf(...DEBUG_TABS) }),
  empty: CLOSED,
});
