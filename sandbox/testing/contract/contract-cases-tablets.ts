import { refused, UNKNOWN_ID, type Case } from './contract-case';
import { SHOP } from '../order-kinds';

/** The tokens that are no session of a kiosk: unknown, too short, too long, with invalid characters, and empty. */
const BAD_SESSIONS = {
  unknown: 'ts_6f1c1a527a0f4b5e',
  'too short': 'ts_1',
  'of four kilobytes': 'x'.repeat(4096),
  'with other signs': 'ts_0000000000000000; DROP TABLE orders',
  markup: '<script>alert(1)</script>',
  'that is empty': '',
};

const TAKING = ['createTakeawayOrder', 'createExpressOrder', 'getOrder', 'createOrderPayment', 'getReceipt'];

const invalid = (title: string, body: unknown) =>
  refused('openTabletSession', title, 422, 'validation_failed', { body });

/** A kiosk's session: where it is opened, and what is none. */
export const TABLET_CASES: readonly Case[] = [
  refused('openTabletSession', 'unknown venue', 404, 'terminal_not_found', {
    body: { filial_id: UNKNOWN_ID },
  }),
  refused('openTabletSession', 'a venue where no kiosk stands', 403, 'forbidden', {
    body: { filial_id: SHOP },
  }),
  invalid('no venue', {}),
  invalid('a venue as text', { filial_id: '3107' }),
  invalid('a venue below 1', { filial_id: 0 }),
  refused('openTabletSession', 'half a JSON text', 400, 'bad_request', { body: '{"filial_id":' }),
  ...TAKING.flatMap((operation) =>
    Object.entries(BAD_SESSIONS).map(([title, session]) =>
      refused(operation, `a kiosk session ${title}`, 403, 'tablet_session_invalid', {
        headers: { 'x-country-code': 'kz', 'x-tablet-session': session },
      }),
    ),
  ),
];
