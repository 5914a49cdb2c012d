import { z } from 'zod';
import { idText, nothing } from '../input';
import { findProducts } from '../menu/products';
import { openOperation } from '../operation';
import { Refusal } from '../refusal';
import { getVenue } from '../venues/venues';
import { billAnswer } from './answers';
import { findBill } from './bills';
import { findTable } from './tables';

const getBill = openOperation({
  method: 'GET',
  url: '/takeaway/v1/filial/:id/bill',
  params: z.object({ id: idText }),
  query: z.object({ table_id: idText, main_terminal_id: idText }),
  body: nothing,
  async handle({ database, params, query, now, language, user }) {
    const venue = await getVenue(database, params.id);
    // A venue shows the tables of the hall that it shares, and of no other.
    const isOfHall = venue.venue.mainVenueId === query.main_terminal_id;
    const table = isOfHall ? findTable(query.table_id, query.main_terminal_id) : undefined;
    if (!table) throw new Refusal({ code: 'table_not_found', source: { parameter: 'table_id' } });
    const bill = findBill(table.id);
    if (!bill) throw new Refusal('bill_not_found');
    if (bill.status === 'paid') throw new Refusal('bill_already_paid');
    const hall = await getVenue(database, table.venueId);
    const ids = bill.ordered.map(({ productId }) => productId);
    const products = await findProducts(database, hall, ids);
    const view = { hall, venueId: venue.id, table, products, now, language, isSignedIn: user !== null };
    return { body: { data: billAnswer(bill, view) } };
  },
});

export const billOperations = [getBill];
