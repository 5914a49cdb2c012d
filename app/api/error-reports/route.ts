import { defineRoute } from '@/lib/core/bff/define-route';
import { readEnvelope } from '@/lib/core/reports/envelope';
import { reportTakenSchema } from '@/lib/core/reports/report.schema';
import { sendReport } from '@/lib/core/reports/send-report.server';

const MAX_REPORT_BYTES = 64 * 1024;

/** Reports of errors in a browser, on their way to the service that collects them. */
export const POST = defineRoute({
  answer: reportTakenSchema,
  needsSession: false,
  limit: 'errorReports',
  maxBytes: MAX_REPORT_BYTES,
  handle: async ({ bytes, signedIn }) => {
    const report = readEnvelope(bytes);
    return { taken: report !== null && (await sendReport(report, signedIn?.dinerKey)) };
  },
});
