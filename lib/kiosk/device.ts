import { LARGEST_ID } from '@/lib/core/ids/ids';
import { LANGUAGES, type Language } from '@/lib/core/site/site';
import {
  isCount,
  isFlag,
  isOneOf,
  isRecord,
  isTextUpTo,
  isWhole,
  listOf,
  orNull,
} from '@/lib/core/storage/shape';
import type { Shape } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { isStaffPin, type StaffPin } from './staff-pin';

/* The settings that staff have made on this tablet. They outlive every guest, a reload and a power cut (KIOSK-21). */

/** Darkest and brightest of the idle start, percent. */
export const BRIGHTNESS = { min: 20, max: 100, step: 10 } as const;

const MAX_VENUE_NAME_LENGTH = 200;

export interface KioskDevice {
  /** The venue whose menu it shows; null until it is set up. */
  venueId: number | null;
  /** As its page named it last; empty until then. */
  venueName: string;
  /** Guests who eat here take a marker with a number to their table. */
  hasMarkers: boolean;
  /** In which it takes orders, its own first; empty for all of its country. */
  languages: readonly Language[];
  /** A short tone when an order is made. */
  hasSound: boolean;
  /** Of an untouched start, percent of the screen's own. */
  idleBrightness: number;
  /** The PIN that opens the staff page; null until it is chosen there. */
  pin: StaffPin | null;
}

const NEW_DEVICE: KioskDevice = {
  venueId: null,
  venueName: '',
  hasMarkers: false,
  languages: [],
  hasSound: false,
  idleBrightness: BRIGHTNESS.max,
  pin: null,
};

const MEMBERS: { [Name in keyof KioskDevice]: Shape<KioskDevice[Name]> } = {
  venueId: orNull(isCount(LARGEST_ID)),
  venueName: isTextUpTo(MAX_VENUE_NAME_LENGTH),
  hasMarkers: isFlag,
  languages: listOf(isOneOf(...LANGUAGES), LANGUAGES.length),
  hasSound: isFlag,
  idleBrightness: (value): value is number =>
    isWhole(value) && value >= BRIGHTNESS.min && value <= BRIGHTNESS.max,
  pin: orNull(isStaffPin),
};

const NOTHING: Record<string, unknown> = {};
const record = stored({ area: 'local', key: 'kioskDevice', shape: isRecord, empty: NOTHING });

/** Member by member: what an earlier release has not stored, or what is unreadable, is as on a new device; the rest stays. */
function deviceOf(members: Record<string, unknown>): KioskDevice {
  const known = Object.entries(MEMBERS).filter(([name, shape]) => shape(members[name]));
  return { ...NEW_DEVICE, ...Object.fromEntries(known.map(([name]) => [name, members[name]])) };
}

let last = { members: NOTHING, device: NEW_DEVICE };

/** The same object until it changes. */
export function readKioskDevice(): KioskDevice {
  const members = record.read();
  if (members !== last.members) last = { members, device: deviceOf(members) };
  return last.device;
}

export const subscribeKioskDevice = record.subscribe;
/** The value that the server renders: nothing is known of a tablet there. */
export const unknownKioskDevice = (): KioskDevice => NEW_DEVICE;

/** Changes some of these settings. */
export function changeKioskDevice(part: Partial<KioskDevice>): void {
  record.write({ ...readKioskDevice(), ...part });
}
