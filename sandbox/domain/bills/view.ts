import type { Database } from '../../database/connect';
import { findProducts } from '../menu/products';
import { getVenue } from '../venues/venues';
import type { BillView } from './answers';
import type { TableBill } from './bills';
import { billState } from './state';
import type { HallTable } from '../tables/tables';

/** The bill of the table as it is now. */
export async function viewBill(
  database: Database,
  { bill, table, now }: { bill: TableBill; table: HallTable; now: Date },
): Promise<BillView> {
  const hall = await getVenue(database, table.venueId);
  const ids = bill.ordered.map(({ productId }) => productId);
  const products = await findProducts(database, hall, ids);
  return { bill, state: await billState(database, bill, now), hall, table, products, now };
}
