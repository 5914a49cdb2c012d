import { documentSite } from '@/lib/core/site/document-site';
import { Status, type Response as Sent } from '@amplitude/analytics-core';
import { EVENTS_PATH } from './analytics-settings';

/** Failures that a later attempt may overcome. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** Sends events, also while the page closes; not by `requestBff`, whose failures show a message. */
export async function sendEvents(payload: unknown): Promise<Sent> {
  let status = 0;
  try {
    const response = await fetch(EVENTS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site': documentSite() },
      body: JSON.stringify(payload),
      keepalive: true,
      cache: 'no-store',
    });
    status = response.status;
  } catch {
    // Without network the library repeats it.
  }
  if (status === 0 || isPassing(status)) return { status: Status.Failed, statusCode: status };
  // Events that our server refuses are not repeated: they are dropped as if they had been sent.
  return {
    status: Status.Success,
    statusCode: 200,
    body: { eventsIngested: 0, payloadSizeBytes: 0, serverUploadTime: 0 },
  };
}
