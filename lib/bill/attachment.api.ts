import { BffError, requestBff } from '@/lib/core/bff/client';
import { tableSecretHeader } from '@/lib/ground/ordering/table-secret';
import type { TableLink } from '@/lib/ground/ordering/table-link';

/** Attaches the diner to the scanned table, once per page. @returns false if refused (BILL-04) */
export function attachmentQuery({ venueId, tableId }: TableLink) {
  return {
    queryKey: ['attachment', venueId, tableId],
    queryFn: async (): Promise<boolean> => {
      try {
        await requestBff(
          '/api/bill/attachment',
          () => import('./attachment').then((module) => module.attachmentSchema),
          { method: 'POST', body: { venueId, tableId }, headers: tableSecretHeader(venueId, tableId) },
        );
        return true;
      } catch (error) {
        if (error instanceof BffError && error.code === 'table/not-attached') return false;
        throw error;
      }
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  };
}
