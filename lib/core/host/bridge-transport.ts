import { isText } from '@/lib/core/storage/shape';

/* The four ways to the app around the page (docs/contracts/native-bridge.md). */

/** Takes messages; in an app's own webview the page gives it to the host. */
interface Poster {
  postMessage: (text: string) => void;
}

/** The objects that apps put into a page of theirs. */
export interface HostObjects {
  ReactNativeWebView?: Poster;
  webkit?: { messageHandlers?: { dastarkhan?: Poster } };
  DastarkhanHost?: Poster;
  dastarkhanBridge?: { readonly receive: (text: unknown) => void };
}

export interface Transport {
  kind: 'react-native' | 'ios' | 'android' | 'frame';
  send: (text: string) => void;
  /** @returns how to stop */
  listen: (receive: (text: unknown) => void) => () => void;
}

type HostWindow = Window & HostObjects;

/** The transport to the app around this window, or null. @param frameOrigins the only ones trusted */
export function findTransport(view: HostWindow, frameOrigins: readonly string[]): Transport | null {
  const { ReactNativeWebView: native, DastarkhanHost: android } = view;
  const ios = view.webkit?.messageHandlers?.dastarkhan;
  if (native)
    return {
      kind: 'react-native',
      send: (text) => native.postMessage(text),
      listen: (receive) => {
        // iOS makes its events at the window, Android at the document, which the window hears as well on their way down.
        const stops = [offerReceive(view, receive), hearNative(view, receive)];
        return () => stops.forEach((stop) => stop());
      },
    };
  if (ios)
    return {
      kind: 'ios',
      send: (text) => ios.postMessage(text),
      listen: (receive) => offerReceive(view, receive),
    };
  if (android)
    return {
      kind: 'android',
      send: (text) => android.postMessage(text),
      listen: (receive) => offerReceive(view, receive),
    };
  return view.parent === view || frameOrigins.length === 0 ? null : frame(view, frameOrigins);
}

/** The page's only opening to an app's own code. */
function offerReceive(view: HostWindow, receive: (text: unknown) => void): () => void {
  Object.defineProperty(view, 'dastarkhanBridge', {
    value: Object.freeze({ receive: (text: unknown) => receive(text) }),
    configurable: true,
  });
  return () => Reflect.deleteProperty(view, 'dastarkhanBridge');
}

/** React Native makes its events inside the page: they name neither a window nor an origin, as those of any other window do. */
function hearNative(view: Window, receive: (text: unknown) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof MessageEvent && event.source === null && event.origin === '' && isText(event.data))
      receive(event.data);
  };
  view.addEventListener('message', hear, { capture: true });
  return () => view.removeEventListener('message', hear, { capture: true });
}

function frame(view: HostWindow, frameOrigins: readonly string[]): Transport {
  /** The one of the origins that has the page in its frame, once it has spoken. */
  let own: string | null = null;
  return {
    kind: 'frame',
    send: (text) => {
      for (const origin of own === null ? frameOrigins : [own]) view.parent.postMessage(text, origin);
    },
    listen: (receive) => {
      const hear = (event: MessageEvent) => {
        if (event.source !== view.parent || !frameOrigins.includes(event.origin)) return;
        own = event.origin;
        receive(event.data);
      };
      view.addEventListener('message', hear);
      return () => view.removeEventListener('message', hear);
    },
  };
}
