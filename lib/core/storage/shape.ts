// Checks for values read from the browser's storage. Schemas of zod would be 17 kB (gzip) more before a menu can be
// tapped; these few lines are enough for values that only this app has written, and still drop everything else.

export type Shape<Value> = (value: unknown) => value is Value;

/** An object with names; no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Any text. */
export const isText = (value: unknown): value is string => typeof value === 'string';
/** True or false. */
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** An instant in UTC as `Date.toISOString` writes it. */
export const isInstant = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

/** A whole number that is not negative. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A whole number from 1 to `most`. */
export const isCount =
  (most: number) =>
  (value: unknown): value is number =>
    isWhole(value) && value >= 1 && value <= most;

/** A text of at most `longest` characters. */
export const isTextUpTo =
  (longest: number) =>
  (value: unknown): value is string =>
    isText(value) && value.length <= longest;

/** One of these values. */
export const isOneOf =
  <Value extends string | number>(...values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((known) => known === value);

/** A value of the shape, or null. */
export const orNull =
  <Value>(shape: Shape<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || shape(value);

/** Of a value that earlier releases have not written. */
export const orAbsent =
  <Value>(shape: Shape<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || shape(value);

/** A list of so many values of the shape at most. */
export const listOf =
  <Value>(shape: Shape<Value>, most: number) =>
  (value: unknown): value is Value[] =>
    Array.isArray(value) && value.length <= most && value.every(shape);

/** A record whose named properties have their shapes. */
export const recordOf =
  <Value extends object>(members: { [Key in keyof Value]-?: Shape<Value[Key]> }) =>
  (value: unknown): value is Value =>
    isRecord(value) && Object.entries<Shape<unknown>>(members).every(([name, shape]) => shape(value[name]));

/** Reads stored JSON; null for what is no JSON or has another shape. */
export function readShape<Value>(stored: string, shape: Shape<Value>): Value | null {
  try {
    const value: unknown = JSON.parse(stored);
    return shape(value) ? value : null;
  } catch {
    return null;
  }
}
