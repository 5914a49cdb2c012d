import type { FastifyRequest } from 'fastify';
import { Refusal } from '../kernel/refusal';
import type { Point } from '../kernel/distance';

/** A header that must look like that, and be there unless it may be empty; else `bad_request`. */
export function requireHeader(request: FastifyRequest, name: string, pattern: RegExp): string {
  const value = request.headers[name] ?? '';
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new Refusal({ code: 'bad_request', source: { parameter: name } });
}

/** The requested headers, by their names in lower case. */
export function readHeaders(
  request: FastifyRequest,
  needed: Readonly<Record<string, RegExp>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(needed).map(([name, pattern]) => [name, requireHeader(request, name, pattern)]),
  );
}

/** Of the `latitude` and `longitude` headers; null unless both came. */
export function readCoordinates(request: FastifyRequest): Point | null {
  const latitude = readDegrees(request, 'latitude', 90);
  const longitude = readDegrees(request, 'longitude', 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function readDegrees(request: FastifyRequest, name: 'latitude' | 'longitude', bound: number): number | null {
  if (request.headers[name] === undefined) return null;
  const degrees = Number(requireHeader(request, name, /^-?\d{1,3}(\.\d{1,20})?$/));
  if (Math.abs(degrees) <= bound) return degrees;
  throw new Refusal({ code: 'bad_request', source: { parameter: name } });
}
