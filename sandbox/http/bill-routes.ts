import { z } from 'zod';
import { idText, nothing } from '../kernel/input';
import { openOperation } from './operation';
import { advancePayments } from '../domain/lifecycle/settle';
import { Refusal } from '../kernel/refusal';
import { getVenue } from '../domain/venues/venues';
import { billAnswer } from '../domain/bills/answers';
import { findBill } from '../domain/bills/bills';
import { billCashback } from '../domain/bills/cashback';
import { billPaymentOperations } from './bill-payment-routes';
import { tableOperations } from './table-routes';
import { checkTableSecret, TABLE_SECRET_HEADER } from '../domain/tables/table-secret';
import { findTable } from '../domain/tables/tables';
import { viewBill } from '../domain/bills/view';
import { waiterCallOperations } from './waiter-call-routes';

const getBill = openOperation({
  method: 'GET',
  url: '/takeaway/v1/filial/:id/bill',
  params: z.object({ id: idText }),
  query: z.object({ table_id: idText, main_terminal_id: idText }),
  body: nothing,
  needsHeaders: TABLE_SECRET_HEADER,
  async handle({ database, params, query, now, language, user, headers }) {
    await advancePayments(database, now);
    const venue = await getVenue(database, params.id);
    // A venue shows the tables of the hall that it shares, and of no other.
    const isOfHall = venue.venue.mainVenueId === query.main_terminal_id;
    const table = isOfHall ? findTable(query.table_id, query.main_terminal_id) : undefined;
    if (!table) throw new Refusal({ code: 'table_not_found', source: { parameter: 'table_id' } });
    checkTableSecret(table, { headers });
    const bill = findBill(table.id);
    if (!bill) throw new Refusal('bill_not_found');
    const view = await viewBill(database, { bill, table, now });
    if (view.state === 'paid') throw new Refusal('bill_already_paid');
    const cashbackPercentage = await billCashback(database, { user, view, now });
    return { body: { data: billAnswer(view, { venueId: venue.id, language, cashbackPercentage }) } };
  },
});

export const billOperations = [
  getBill,
  ...tableOperations,
  ...waiterCallOperations,
  ...billPaymentOperations,
];
