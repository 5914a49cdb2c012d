/** Only some browsers have it, and each of its values. */
interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  /** Milliseconds. */
  rtt?: number;
  saveData?: boolean;
}
declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

export const networkInformation = (): NetworkInformation | undefined => navigator.connection;

/** Whether the browser has been set to save data. */
export const isSaveDataOn = (): boolean => networkInformation()?.saveData === true;

/** Whether the line is as slow as 2G. */
export const isSlowNetwork = (): boolean => (networkInformation()?.effectiveType ?? '').endsWith('2g');

/** Whether the diner saves bytes, or the line is too slow for more than what is wanted. */
export const isDataSaverOn = (): boolean =>
  isSaveDataOn() || isSlowNetwork() || matchMedia('(prefers-reduced-data: reduce)').matches;
