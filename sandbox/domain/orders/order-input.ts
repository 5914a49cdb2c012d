import { z } from 'zod';
import { id, instant, money, personText, phone } from '../../kernel/input';
import { returnUrl } from '../payments/payments';
import { positionInput } from './positions';

export const positions = z.array(positionInput).min(1).max(100);

/** OrderInput of the contract. */
const members = {
  filial_id: id,
  positions,
  comment: personText(0, 500).default(''),
  customer_name: personText(0, 100).nullish(),
  phone: phone.nullish(),
  time: instant.nullish(),
  payment_type: z.enum(['online', 'cash', 'kaspi']),
  bonuses: money.default(0),
  bonus_account: z.enum(['general', 'private_reward']).default('general'),
  promo_code: personText(0, 40).nullish(),
  sum: money,
  personal_data_consent: z.boolean(),
  offer_consent: z.boolean().default(false),
  marketing_consent: z.boolean().default(false),
  age_confirmed: z.boolean(),
  is_tablet: z.boolean().default(false),
  source: z.enum(['2GIS', 'FRIDGE', 'QR', 'STANDQR', 'TABLET', 'TABLETQR']).nullish(),
  success_url: returnUrl.optional(),
  failure_url: returnUrl.optional(),
};

/** Only cash needs no way back from the hosted page. */
function needsReturnUrls(
  body: { payment_type: string; success_url?: string; failure_url?: string },
  context: z.RefinementCtx,
): void {
  if (body.payment_type === 'cash') return;
  for (const member of ['success_url', 'failure_url'] as const) {
    if (body[member] === undefined) {
      context.addIssue({ code: 'custom', path: [member], message: 'needed unless cash' });
    }
  }
}

/** Kinds that no kiosk makes. */
const noTablet = { ...members, is_tablet: z.literal(false).default(false) };

/** AddressFields of the contract; of a private house the flat is always the same word. */
const address = z
  .object({
    city: personText(1, 100),
    street: personText(1, 200),
    building: personText(1, 30),
    entrance: personText(0, 20).default(''),
    floor: personText(0, 20).default(''),
    apartment: personText(0, 20).default(''),
    is_private_house: z.boolean().default(false),
    comment: personText(0, 500).default(''),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .transform((fields) => (fields.is_private_house ? { ...fields, apartment: 'Дом' } : fields));

const delivered = { ...noTablet, address, address_id: id.nullish(), delivery_cost: money };

export const takeawayOrderInput = z.object(members).superRefine(needsReturnUrls);
export const micromarketOrderInput = z.object(noTablet).superRefine(needsReturnUrls);
export const expressOrderInput = z
  .object({
    ...members,
    table_id: id.nullish(),
    table_number: personText(1, 20).nullish(),
    main_terminal_id: id.nullish(),
  })
  .superRefine(needsReturnUrls);
export const vendorDeliveryOrderInput = z.object(delivered).superRefine(needsReturnUrls);
export const deliveryOrderInput = z
  .object({
    ...delivered,
    tariff_id: personText(1, 64),
    transport_type: z.enum(['FOOT', 'CAR']),
  })
  .superRefine(needsReturnUrls);

/** The fields of every kind's body. */
export type OrderInput = z.output<typeof takeawayOrderInput>;
export type ExpressOrderInput = z.output<typeof expressOrderInput>;
export type VendorDeliveryOrderInput = z.output<typeof vendorDeliveryOrderInput>;
export type DeliveryOrderInput = z.output<typeof deliveryOrderInput>;
