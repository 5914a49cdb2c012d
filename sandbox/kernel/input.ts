import { z } from 'zod';
import type { Fault } from './refusal';
import { Refusal } from './refusal';

/** Bounds that many calls share (schemas of the contract's entities.yaml). */
const MAX_ID = 2_147_483_647;

export const id = z.number().int().min(1).max(MAX_ID);
export const uuid = z.guid();
export const serviceType = z.union([z.literal(1), z.literal(3), z.literal(4)]);
export const phone = z.string().regex(/^\+[1-9]\d{9,14}$/);

/** Text typed by a person, as it was typed; its length is counted in signs, so that an emoji is one. */
export const personText = (min: number, max: number) =>
  z.string().refine((text) => {
    const { length } = Array.from(text);
    // PostgreSQL accepts no NUL sign.
    return length >= min && length <= max && !text.includes('\0');
  });

export const instant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/)
  .transform((value, context) => {
    const date = new Date(value);
    // 31 February is moved to March by Date; such a value is no instant.
    if (!Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value.slice(0, 10)) return date;
    context.addIssue({ code: 'custom', message: 'no such date' });
    return z.NEVER;
  });

/** Money in major units with at most two decimals. */
export const money = z
  .number()
  .min(0)
  .max(99_999_999.99)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'at most 2 decimals');

const integerText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

export const idText = integerText.pipe(id);
export const serviceTypeText = integerText.pipe(serviceType);
export const flagText = z.enum(['0', '1']).transform((flag) => flag === '1');

export const paging = {
  page: integerText.pipe(z.number().min(1).max(100_000)).default(1),
  limit: integerText.pipe(z.number().min(1).max(100)).default(20),
};

/** For calls without path parameters, query or body. */
export const nothing = z.unknown();

type Place = 'params' | 'query' | 'body' | 'headers';

/** Parses one part of a request; what breaks its bounds is a `validation_failed` that names the place. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: Place,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [first, ...others] = result.error.issues.map((issue): Fault => {
    const segments = issue.path.map(String);
    const source =
      place === 'body'
        ? {
            pointer: segments
              .map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`)
              .join(''),
          }
        : { parameter: segments[0] ?? '' };
    return { code: 'validation_failed', source };
  });
  throw new Refusal(first ?? 'validation_failed', ...others);
}

/** Parses the JSON body of a call outside of the contract (control API). */
export function parseInputOf<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  try {
    return parseInput(schema, JSON.parse(typeof body === 'string' && body !== '' ? body : '{}'), 'body');
  } catch (error) {
    throw error instanceof SyntaxError ? new Refusal('bad_request') : error;
  }
}
