import { isRecord } from '@/lib/core/storage/shape';
import { seenSigns, signsOf, visibleLine } from '@/lib/core/text/visible-text';
import { nowMs } from '@/lib/core/time/now';

/** The rules of a profile (PROF-01 to PROF-12). */

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

/** Fields of a profile that the diner edits. */
export const PROFILE_MEMBERS = ['name', 'surname', 'birthday', 'gender'] as const;
export type ProfileMember = (typeof PROFILE_MEMBERS)[number];

/** Characters. */
const MIN_NAME_LENGTH = 2;
/** Characters that the platform takes (contract schema UserUpdate). */
export const MAX_NAME_LENGTH = 100;
/** Years; no known person has grown older, so an earlier date is a typing error. */
const MAX_AGE_YEARS = 122;
/** Days in which a deleted account can be restored (PROF-20). */
export const RESTORE_DAYS = 90;

/** Where a day begins first, hours ahead of UTC. */
const EARLIEST_ZONE_HOURS = 14;

/** At least 2 visible characters, however many bytes they have; a family emoji counts as several. */
export function isName(text: string): boolean {
  return seenSigns(text) >= MIN_NAME_LENGTH && signsOf(visibleLine(text)) <= MAX_NAME_LENGTH;
}

/** The day of the diner's own calendar, YYYY-MM-DD. */
export function localDay(now = new Date(nowMs())): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The latest day that has begun anywhere, YYYY-MM-DD: where the diner's zone is unknown. */
export function latestDay(now = new Date(nowMs())): string {
  return new Date(now.getTime() + EARLIEST_ZONE_HOURS * 3600_000).toISOString().slice(0, 10);
}

/** Whether a day of the form YYYY-MM-DD is a real one. */
function isRealDay(day: string): boolean {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(day);
}

/** Why a typed date is no birthday of a living person (PROF-12). */
export type BirthdayMistake = 'form' | 'noDay' | 'future' | 'tooLongAgo';

function mistakeOf(day: string, today: string): BirthdayMistake | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return 'form';
  if (!isRealDay(day)) return 'noDay';
  if (day >= today) return 'future';
  return Number(today.slice(0, 4)) - Number(day.slice(0, 4)) > MAX_AGE_YEARS ? 'tooLongAgo' : null;
}

/** Whether a living person can have been born on the day: a real one, before today, and not too long ago. */
export function isBirthday(day: string, today: string): boolean {
  return mistakeOf(day, today) === null;
}

/** YYYY-MM-DD → DD/MM/YYYY, as a birthday is shown (PROF-05). */
export function shownBirthday(day: string): string {
  return day.split('-').reverse().join('/');
}

/** DD/MM/YYYY as typed → YYYY-MM-DD; another text has no such form. */
function dayOf(typed: string): string {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(visibleLine(typed)) ?? [];
  return `${year}-${month}-${day}`;
}

/** The error of a birthday as typed, DD/MM/YYYY; null where there is none (PROF-12). */
export function birthdayMistake(typed: string, today: string): BirthdayMistake | null {
  return mistakeOf(dayOf(typed), today);
}

/** DD/MM/YYYY as typed → YYYY-MM-DD, or null when it is no possible birthday (PROF-11). */
export function readBirthday(typed: string, today: string): string | null {
  const read = dayOf(typed);
  return isBirthday(read, today) ? read : null;
}

/** Whether a deleted account can still be restored (PROF-20). */
export function isRestorable(restorableUntil: string, now: Date): boolean {
  return Date.parse(restorableUntil) > now.getTime();
}

/** Georgian capitals are for headlines only, and no font of ours has them. */
const capital = (letter: string) =>
  /\p{Script=Georgian}/u.test(letter) ? letter : letter.toLocaleUpperCase();

/** One or two letters in place of a picture; empty without a name. */
export function initialsOf({ name, surname }: { name: string; surname: string }): string {
  return [name, surname]
    .map((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? '')
    .map(capital)
    .join('');
}

/** The field that a refusal is about, as its details name it; null for none in particular. */
export function refusedMember(details: unknown): ProfileMember | null {
  return isRecord(details) ? (PROFILE_MEMBERS.find((member) => member === details.member) ?? null) : null;
}
