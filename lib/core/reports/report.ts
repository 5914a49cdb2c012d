import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { onTrackedEvent } from '@/lib/core/analytics/tracked-events';
import { pageName } from '@/lib/core/analytics/page-name';
import { RELEASE } from '@/lib/core/env/release';
import { documentSite } from '@/lib/core/site/document-site';
import { isIgnored } from './ignored-errors';
import { MAX_STEPS } from './report-limits';

// Reports of errors in the browser: 23 kB, so this file is only ever imported dynamically, with the first
// error of a page. The client alone, without its integrations: nothing is watched, no request, no click, no
// console. Our server strips each report and says whose it is (`clean-report.ts`).

/** Reports of one page: an error that repeats itself tells nothing new. */
const MAX_REPORTS = 10;

const seen = new Set<string>();
const scope = new Scope();
let client: BrowserClient | undefined;

function start(): BrowserClient {
  const started = new BrowserClient({
    // The true one is our server's alone; the client insists on one.
    dsn: 'https://browser@reports.invalid/1',
    tunnel: '/api/error-reports',
    transport: makeFetchTransport,
    transportOptions: {
      headers: { 'X-Site': documentSite() },
      fetchOptions: { keepalive: true },
    },
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    maxBreadcrumbs: MAX_STEPS,
    release: RELEASE,
  });
  scope.setClient(started);
  started.init();
  onTrackedEvent(({ name, atMs }) =>
    scope.addBreadcrumb({ category: 'event', message: name, timestamp: atMs / 1000 }, MAX_STEPS),
  );
  return started;
}

/** Reports an error once a page, unless it is one that tells nothing of our code. */
export function reportError(error: unknown): void {
  if (isIgnored(error) || !(error instanceof Error)) return;
  const kind = `${error.name} ${error.message}`;
  if (seen.has(kind) || seen.size >= MAX_REPORTS) return;
  seen.add(kind);
  client ??= start();
  scope.setTag('page', pageName(window.location.pathname));
  client.captureException(error, undefined, scope);
}
