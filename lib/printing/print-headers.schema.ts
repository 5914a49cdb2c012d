import { z } from 'zod';
import { TABLET_SESSION, TABLET_SESSION_HEADER } from '@/lib/core/session/tablet-session-header';
import { PRINTER_CODE } from './print-job';

/** The name by which a request's headers are read. */
export const SESSION_HEADER = TABLET_SESSION_HEADER.toLowerCase() as Lowercase<typeof TABLET_SESSION_HEADER>;

/** Headers of `/api/kiosk/print`: the printer's code, and the kiosk's session if any. */
export const printHeadersSchema = z.object({
  'x-printer-code': z.string().regex(PRINTER_CODE),
  [SESSION_HEADER]: z.string().regex(TABLET_SESSION).nullable().default(null),
});
