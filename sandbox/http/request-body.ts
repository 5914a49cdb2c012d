import type { z } from 'zod';
import { Refusal } from '../kernel/refusal';

/** The input of the body's schema: parsed JSON, or the bytes of a picture where the operation takes one. */
export function parseBody(
  raw: string | Buffer,
  { body, pictureBytes }: { body: z.ZodType; pictureBytes?: number },
): unknown {
  if (raw.length === 0 || pictureBytes === undefined) return parseJson(raw.toString(), body);
  // Only a body declared as a picture of a known kind arrives as bytes.
  if (typeof raw === 'string') throw new Refusal('unsupported_media_type');
  return raw;
}

function parseJson(raw: string, schema: z.ZodType): unknown {
  if (raw === '') {
    if (schema.safeParse(undefined).success) return undefined;
    throw new Refusal('bad_request');
  }
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal('bad_request');
  }
}
