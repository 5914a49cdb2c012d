/** What only some browsers say of the network. */
interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  /** Milliseconds. */
  rtt?: number;
  saveData?: boolean;
}

export const networkInformation = (): NetworkInformation | undefined =>
  'connection' in navigator ? (navigator.connection as NetworkInformation) : undefined;

/** Whether the browser has been set to save data. */
export const isSaveDataOn = (): boolean => networkInformation()?.saveData === true;

/** Whether the line is as slow as 2G. */
export const isSlowNetwork = (): boolean => (networkInformation()?.effectiveType ?? '').endsWith('2g');

/** Whether the diner saves bytes, or the line is too slow for more than what is wanted. */
export const isDataSaverOn = (): boolean =>
  isSaveDataOn() || isSlowNetwork() || matchMedia('(prefers-reduced-data: reduce)').matches;
