import 'server-only';
import { z } from 'zod';
import { WEEKDAY_CODES } from '@/lib/core/time/weekday';
import { townWire } from '@/lib/ground/towns/towns.wire';

/** A venue as the platform sends it: contract schema Filial. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const serviceId = z.union([z.literal(1), z.literal(3), z.literal(4)]);

/** A venue's message to its guests, and how it delivers meanwhile: contract schema DeliveryBanner, also in a Filial. */
const deliveryBannerFields = {
  delivery_state: z.string().default('open'),
  delivery_delay_time: z.number().default(0),
  banner_info: z.object({ message: z.string() }).nullish(),
};
const deliveryBanner = z.object(deliveryBannerFields);
export type DeliveryBannerWire = z.infer<typeof deliveryBanner>;
export const deliveryBannerWire = z.object({ data: deliveryBanner });

export const filialWire = z.object({
  filial_id: z.number().int(),
  name: z.string(),
  address: z.object({ text: z.string(), distance: z.number().nullable() }),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  brand_id: z.number().int(),
  brand_name: z.string(),
  town: townWire,
  services: z.array(serviceId).min(1),
  service_type: serviceId,
  opening_hours: z.array(z.object({ weekday: z.enum(WEEKDAY_CODES), from: timeOfDay, to: timeOfDay })),
  ...deliveryBannerFields,
  service_percentage: z.number().default(0),
  vendor_delivery_enabled: z.boolean().default(false),
  vendor_delivery_cost: z.number().nullish(),
  vendor_min_sum: z.number().nullish(),
  vendor_max_sum: z.number().nullish(),
  is_micromarket: z.boolean().default(false),
  has_tablet: z.boolean().default(false),
  is_check_pulling_enabled: z.boolean().default(false),
  is_booking_enabled: z.boolean().default(false),
  disable_payment_button: z.boolean().default(false),
  disable_chocobalance_button: z.boolean().default(false),
  private_reward_enabled: z.boolean().default(false),
  disable_online_payment: z.boolean().default(false),
  is_cash_payment_type_enabled: z.boolean().default(false),
  is_kaspi_enabled: z.boolean().default(false),
  rating: z.number().nullable(),
  image_url: z.string().nullable(),
  relationships: z.object({
    filial_settings: z.object({ close_in_advance_minutes: z.number().int().min(0) }),
  }),
  extra: z.object({ description: z.string().nullish(), phone: z.string().nullish() }).nullish(),
});
export type FilialWire = z.infer<typeof filialWire>;

export const filialCardWire = z.object({ data: filialWire });
