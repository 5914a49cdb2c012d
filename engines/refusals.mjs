import { createServer, request } from 'node:http';

/** Where a browser tells what a page’s policy has refused. */
const TOLD_AT = '/refusals-of-the-policy';
/** Enough of each to find the source. */
const MOST = 10;

async function bodyOf(incoming) {
  let body = '';
  for await (const part of incoming) body += part;
  return body;
}

/** Adds to a page’s policy that refusals are told. */
function withReports(headers) {
  const policy = headers['content-security-policy'];
  return policy ? { ...headers, 'content-security-policy': `${policy}; report-uri ${TOLD_AT}` } : headers;
}

/**
 * Stands before the product and hears what browsers refuse of its pages by their policy: the one way in which all engines tell it.
 * @param port its own
 * @param target the product’s port
 * @returns what has been refused since it was asked for
 */
export async function startRefusals(port, target) {
  let refusals = [];
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === TOLD_AT) {
      const { 'csp-report': told } = JSON.parse(await bodyOf(incoming));
      refusals.push(
        `the policy refuses ${told['blocked-uri']} by ${told['violated-directive']} on ${told['document-uri']}`,
      );
      return outgoing.writeHead(204).end();
    }
    const { method, url: path, headers } = incoming;
    const forwarded = request({ host: 'localhost', port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, withReports(answer.headers));
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    return incoming.pipe(forwarded);
  });
  await new Promise((listening) => server.listen(port, listening));
  return () => {
    const taken = refusals.slice(0, MOST);
    refusals = [];
    return taken;
  };
}
