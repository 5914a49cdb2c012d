import { boundedLog } from './bounded-log';
import { bridgeTap, type LoggedMessage } from './bridge-tap';
import type { LoggedRequest } from './logged-request';
import { watchConsole, type LoggedLine } from './watch-console';
import { watchRequests } from './watch-requests';

const KIB = 1024;

function start() {
  const lines = boundedLog<LoggedLine>(300, 256 * KIB);
  const requests = boundedLog<LoggedRequest>(100, 1024 * KIB);
  const messages = boundedLog<LoggedMessage>(200, 512 * KIB);
  const bridge = bridgeTap(messages);
  const stops = [watchConsole(window, lines), watchRequests(window, requests)];
  return {
    lines,
    requests,
    messages,
    bridge,
    /** Leaves the page as it was, and drops the record. */
    stop: () => {
      stops.forEach((stop) => stop());
      bridge.stop();
      for (const log of [lines, requests, messages]) log.clear();
    },
  };
}

/** The debug bar's records of this page, masked; the last calls of the bridge stay whole, to repeat them. */
export type Recorder = ReturnType<typeof start>;

let recording: Recorder | undefined;

/** Begins to record, once a page. */
export function record(): Recorder {
  recording ??= start();
  return recording;
}
