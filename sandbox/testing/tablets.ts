import { z } from 'zod';
import { sendTo, newKey, type Answer, type Target } from './send-to';
import { expressBody, type Kind } from './order-kinds';
import { plainOrder, SAMAL, type Position } from './orders';

const opened = z.object({
  data: z.object({
    session: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/),
    filial_id: z.number(),
    expires_at: z.iso.datetime(),
  }),
});

/** Opens a session; every device has its own fingerprint. */
export function openTabletSession(
  app: Target,
  device: string,
  venue = SAMAL,
  key = newKey(),
): Promise<Answer> {
  return sendTo(app, {
    method: 'POST',
    url: '/takeaway/v1/tablet/sessions',
    headers: { 'x-fingerprint': device },
    body: { filial_id: venue },
    key,
  });
}

export const sessionOf = ({ body }: Answer) => opened.parse(body).data;

export async function openTablet(app: Target, device = 'kiosk-0001', venue = SAMAL): Promise<string> {
  return sessionOf(await openTabletSession(app, device, venue)).session;
}

/** The fields that a kiosk sends with an order. */
export const TABLET = { is_tablet: true, source: 'TABLET', phone: null };

export const tabletTakeaway = (app: Target, changes: Record<string, unknown> = {}) =>
  plainOrder(app, { ...TABLET, ...changes });

/** Eaten in the restaurant, at no table. */
export const tabletExpress = (positions: Position[], changes: Record<string, unknown> = {}) =>
  expressBody(positions, { ...TABLET, table_id: undefined, main_terminal_id: undefined, ...changes });

/** Calls with the kiosk's session, and with a diner's token where there is one. */
export function sendByTablet(
  app: Target,
  session: string,
  request: Omit<Parameters<typeof sendTo>[1], 'headers'>,
): Promise<Answer> {
  return sendTo(app, { ...request, headers: { 'x-country-code': 'kz', 'x-tablet-session': session } });
}

export function placeByTablet(
  app: Target,
  session: string,
  kind: Kind,
  body: Record<string, unknown>,
  key = newKey(),
): Promise<Answer> {
  return sendByTablet(app, session, { method: 'POST', url: `/takeaway/v1/${kind}/order`, body, key });
}
