import type { Bridge } from './bridge';
import { openBridge } from './bridge';
import type { DropReason } from './bridge-protocol';
import type { HostObjects, Transport } from './bridge-transport';

export interface SentCall {
  v: number;
  id: string;
  method: string;
  params: Record<string, unknown>;
}

export const ALL_METHODS = [
  'authorize',
  'pay',
  'scanQr',
  'scanBarcode',
  'checkPermission',
  'haptic',
  'clearCache',
  'backToApp',
  'logEvent',
  'setBackHandler',
];
export const HELLO = { platform: 'partner', appVersion: '7.1', methods: ALL_METHODS };
/** A payment, as it is handed to a host. */
export const PAY = {
  payment_url: 'https://pay.example/1',
  environment: 'stage',
  success_url: 'https://app.example/payment/success/1',
  failure_url: 'https://app.example/payment/failure/1',
  display_type: 'default',
  language: 'kk',
};

/** A host of a test: what it was sent, and what it says. */
export function testHost() {
  const sent: SentCall[] = [];
  const dropped: DropReason[] = [];
  let hear: ((text: unknown) => void) | null = null;
  const transport: Transport = {
    kind: 'frame',
    send: (text) => sent.push(JSON.parse(text) as SentCall),
    listen: (receive) => {
      hear = receive;
      return () => {
        hear = null;
      };
    },
  };
  const say = (message: unknown) => hear?.(typeof message === 'string' ? message : JSON.stringify(message));
  const lastOf = (method: string) => sent.findLast((call) => call.method === method);
  const answer = (method: string, result: unknown) => say({ v: 1, id: lastOf(method)?.id, ok: true, result });
  const refuse = (method: string, code: string) =>
    say({ v: 1, id: lastOf(method)?.id, ok: false, error: { code, message: 'no' } });
  return { sent, dropped, transport, say, answer, refuse, lastOf, isHeard: () => hear !== null };
}

export type TestHost = ReturnType<typeof testHost>;

/** An app that shows this page from now on, and answers with this hello; null: it has no bridge. A page opens its bridge once. */
export function showInApp(hello: object | null = HELLO): TestHost {
  const host = testHost();
  const view: Window & HostObjects = window;
  showInBrowser();
  document.documentElement.classList.add('webview');
  if (!hello) return host;
  host.transport.listen((text) => view.dastarkhanBridge?.receive(text));
  view.DastarkhanHost = {
    postMessage: (text) => {
      host.transport.send(text);
      if (host.sent.at(-1)?.method === 'hello') host.answer('hello', hello);
    },
  };
  return host;
}

/** The page is shown by the browser itself. */
export function showInBrowser(): void {
  delete (window as Window & HostObjects).DastarkhanHost;
  document.documentElement.classList.remove('webview');
}

/** A bridge whose host has said hello. */
export async function openTestBridge(host: TestHost, hello: object = HELLO): Promise<Bridge> {
  const bridge = openBridge(host.transport, {
    version: '4.8.15',
    onDropped: (_text, reason) => host.dropped.push(reason),
  });
  host.answer('hello', hello);
  await bridge.hello;
  return bridge;
}
