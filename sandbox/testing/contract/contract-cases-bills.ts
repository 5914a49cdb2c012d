import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';
import { SAMAL, SUPRA } from '../orders';

const at = (table: number | string, main: number | string = SAMAL) => ({
  params: { id: SAMAL },
  query: `table_id=${table}&main_terminal_id=${main}`,
});

const SECRET = 'samal-terrace-15';

/** Bills of tables. */
export const BILL_CASES: readonly Case[] = [
  fine('getBill', 'without a waiter', at(805)),
  fine('getBill', 'that is being paid', at(820)),
  fine('getBill', 'in lari', { params: { id: SUPRA }, query: `table_id=908&main_terminal_id=${SUPRA}` }),
  fine('getBill', 'with the secret of its code', { ...at(815), headers: { 'x-table-secret': SECRET } }),
  refused('getBill', 'without the secret of its code', 403, 'table_secret_invalid', at(815)),
  refused('getBill', 'malformed secret', 400, 'bad_request', {
    ...at(815),
    headers: { 'x-table-secret': 'a secret' },
  }),
  refused('getBill', 'free table', 404, 'bill_not_found', at(801)),
  refused('getBill', 'paid', 409, 'bill_already_paid', at(807)),
  refused('getBill', 'unknown table', 404, 'table_not_found', at(UNKNOWN_ID)),
  refused('getBill', 'another hall', 404, 'table_not_found', at(812, SUPRA)),
  refused('getBill', 'unknown venue', 404, 'terminal_not_found', { ...at(812), params: { id: UNKNOWN_ID } }),
  refused('getBill', 'malformed venue', 422, 'validation_failed', { ...at(812), params: { id: 'abc' } }),
  refused('getBill', 'malformed table', 422, 'validation_failed', at('1.5')),
  refused('getBill', 'no table', 422, 'validation_failed', {
    params: { id: SAMAL },
    query: `main_terminal_id=${SAMAL}`,
  }),
  refused('getBill', 'no terminal', 422, 'validation_failed', {
    params: { id: SAMAL },
    query: 'table_id=812',
  }),
];
