import 'server-only';
import { z } from 'zod';

/** Addresses and places as the platform sends them: contract schemas Address and GeoAddress. */
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

export const addressWire = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  name: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  entrance: z.string(),
  floor: z.string(),
  apartment: z.string(),
  is_private_house: z.boolean(),
  comment: z.string(),
  latitude,
  longitude,
});
export const addressAnswerWire = z.object({ data: addressWire });
export const addressListWire = z.object({ data: z.array(z.unknown()) });
/** HTTP 204 has no body. */
export const addressGoneWire = z.unknown();

export const geoPlaceWire = z.object({
  title: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  latitude,
  longitude,
});
export const geoPlaceAnswerWire = z.object({ data: geoPlaceWire });
export const geoPlaceListWire = z.object({ data: z.array(z.unknown()) });
