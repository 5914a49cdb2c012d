import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { passOn } from '../run/pass-on.mjs';

const REPORT_PATH = '/refusals-of-the-policy';
const MOST = 10;

function withReports(headers) {
  const policy = headers['content-security-policy'];
  return policy ? { ...headers, 'content-security-policy': `${policy}; report-uri ${REPORT_PATH}` } : headers;
}

/** Collects policy reports in front of the product: all engines send them. */
export async function startPolicyReports(port, target) {
  const refusals = [];
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === REPORT_PATH) {
      const { 'csp-report': report } = await json(incoming);
      refusals.push(
        `the policy refuses ${report['blocked-uri']} by ${report['violated-directive']} on ${report['document-uri']}`,
      );
      return outgoing.writeHead(204).end();
    }
    return passOn(incoming, outgoing, target, (answer) => {
      outgoing.writeHead(answer.statusCode, withReports(answer.headers));
      answer.pipe(outgoing);
    });
  });
  await new Promise((listening) => server.listen(port, listening));
  return () => refusals.splice(0).slice(0, MOST);
}
