import { LARGEST_ID } from '@/lib/ids/ids';
import { isCount, isFlag, orNull, recordOf } from '@/lib/storage/shape';
import { stored } from '@/lib/storage/stored';

/* What staff have set up on this tablet. It outlives every guest. */

export interface KioskDevice {
  /** The venue whose menu it shows; null until it is set up. */
  venueId: number | null;
  /** Guests who eat here take a marker with a number to their table. */
  hasMarkers: boolean;
}

const NEW_DEVICE: KioskDevice = { venueId: null, hasMarkers: false };

const device = stored<KioskDevice>({
  area: 'local',
  key: 'kioskDevice',
  shape: recordOf<KioskDevice>({ venueId: orNull(isCount(LARGEST_ID)), hasMarkers: isFlag }),
  empty: NEW_DEVICE,
});

export const readKioskDevice = device.read;
export const subscribeKioskDevice = device.subscribe;
/** What the server renders: nothing is known of a tablet there. */
export const unknownKioskDevice = (): KioskDevice => NEW_DEVICE;

/** Changes some of what is set up. */
export function changeKioskDevice(part: Partial<KioskDevice>): void {
  device.write({ ...device.read(), ...part });
}
