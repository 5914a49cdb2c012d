import { BffError, requestBff } from '@/lib/bff/client';
import { tableSecretHeader } from '@/lib/ordering/table-secret';
import type { TableLink } from '@/lib/ordering/table-link';

/**
 * Attaches the diner to the table that was scanned.
 * @returns false where the table takes nobody (BILL-04); true also where that is not known: nothing else waits for it
 */
export async function attachTable({ venueId, tableId }: TableLink): Promise<boolean> {
  try {
    await requestBff(
      '/api/bill/attachment',
      () => import('./attachment').then((module) => module.attachmentSchema),
      { method: 'POST', body: { venueId, tableId }, headers: tableSecretHeader(venueId, tableId) },
    );
    return true;
  } catch (error) {
    return !(error instanceof BffError && error.code === 'table/not-attached');
  }
}
