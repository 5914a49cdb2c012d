import { z } from 'zod';
import { parseBounds } from './map-bounds';

/** A part of the map as an address names it. */
export const boundsSchema = z.string().transform((text, context) => {
  const bounds = parseBounds(text);
  if (!bounds) context.addIssue('not a part of the map');
  return bounds ?? z.NEVER;
});
