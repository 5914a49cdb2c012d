import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { readItems } from '@/lib/core/upstream/read-items';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { TableList } from './tables.schema';
import { tableListWire, tableWire } from './tables.wire';

/** The tables of a venue (contract call listTables). @param scannedId of a scanned code */
export async function listTables(site: Site, venueId: number, scannedId?: number): Promise<TableList> {
  try {
    const { data } = await publicUpstream(site).getFresh({
      path: 'terminals/terminals/{venueId}/tables',
      params: { venueId },
      schema: tableListWire,
    });
    const tables = readItems(tableWire, data, 'table');
    const scanned = tables.find(({ id }) => id === scannedId);
    return {
      tables: tables.map(({ number, name }) => ({ number, name })),
      scanned: scanned ? { name: scanned.name } : null,
    };
  } catch (error) {
    const isUnknown = error instanceof UpstreamError && error.status === 404;
    throw isUnknown ? new AppError('venue/not-found', { cause: error }) : error;
  }
}
