import { z } from 'zod';
import { sendTo, newKey, type Answer, type Target } from './send-to';

export const ADDRESSES = '/profile/api/v1/address';

/** An address as a diner fills it in; `changes` set members, undefined removes one. */
export const addressBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Жұмыс',
  title: '',
  city: 'Алматы',
  street: 'проспект Достык',
  building: '180',
  entrance: '1',
  floor: '7',
  apartment: '15',
  is_private_house: false,
  comment: '',
  latitude: 43.2301,
  longitude: 76.9594,
  ...changes,
});

const address = z.object({
  id: z.number(),
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
  latitude: z.number(),
  longitude: z.number(),
});
type SavedAddress = z.output<typeof address>;

export function readAddress({ body }: Answer): SavedAddress {
  return z.object({ data: address }).parse(body).data;
}

export async function readAddresses(app: Target, token: string): Promise<SavedAddress[]> {
  const { body } = await sendTo(app, { url: ADDRESSES, token });
  return z.object({ data: z.array(address) }).parse(body).data;
}

export function saveAddress(
  app: Target,
  token: string,
  changes: Record<string, unknown> = {},
  language = 'ru',
): Promise<Answer> {
  return sendTo(app, {
    method: 'POST',
    url: ADDRESSES,
    headers: { 'accept-language': language },
    body: addressBody(changes),
    token,
    key: newKey(),
  });
}

/** Calls one of the saved addresses. */
export function atAddress(
  app: Target,
  token: string,
  id: number,
  method: 'GET' | 'PUT' | 'DELETE',
  body?: Record<string, unknown>,
): Promise<Answer> {
  return sendTo(app, { method, url: `${ADDRESSES}/${id}`, body, token });
}
