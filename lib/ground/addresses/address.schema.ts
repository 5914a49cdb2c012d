import { z } from 'zod/mini';
import { typedLine, typedText } from '@/lib/core/text/typed-text.schema';
import { MAX_LENGTHS, MAX_ADDRESSES } from './address';

const needed = (longest: number) => typedLine({ min: 1, max: longest });
const optional = (longest: number) => typedLine({ max: longest });

export const latitudeSchema = z.number().check(z.minimum(-90), z.maximum(90));
export const longitudeSchema = z.number().check(z.minimum(-180), z.maximum(180));

/** An address as our own server takes it, with the bounds of the contract's AddressInput. */
export const addressFieldsSchema = z.object({
  label: needed(MAX_LENGTHS.label),
  city: needed(MAX_LENGTHS.city),
  street: needed(MAX_LENGTHS.street),
  building: needed(MAX_LENGTHS.building),
  entrance: optional(MAX_LENGTHS.entrance),
  floor: optional(MAX_LENGTHS.floor),
  apartment: optional(MAX_LENGTHS.apartment),
  isPrivateHouse: z.boolean(),
  comment: typedText({ max: MAX_LENGTHS.comment }),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
});

export const addressSchema = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  label: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  entrance: z.string(),
  floor: z.string(),
  apartment: z.string(),
  isPrivateHouse: z.boolean(),
  comment: z.string(),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
});

export const addressListSchema = z.object({
  addresses: z.array(addressSchema).check(z.maxLength(MAX_ADDRESSES)),
});

/** The answer to a deletion. */
export const deletedSchema = z.object({ isDeleted: z.literal(true) });

const geoPlaceSchema = z.object({
  title: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
});

export const geoPlacesSchema = z.object({ places: z.array(geoPlaceSchema) });

/** null: no address there. */
export const geoPointSchema = z.object({ place: z.nullable(geoPlaceSchema) });
