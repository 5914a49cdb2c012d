import { activeRecorder } from '@/lib/core/debug/active-recorder';
import { openBridge, type Bridge } from './bridge';
import { findTransport } from './bridge-transport';

let opened: Promise<Bridge | null> | undefined;

/** Opens the bridge once; null without an app. Only webviews have `data-release` and `data-frame-origins`. */
export function openHost(): Promise<Bridge | null> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Bridge | null> {
  const { release = '', frameOrigins = '' } = document.documentElement.dataset;
  const debug = (await activeRecorder())?.bridge;
  try {
    const transport = findTransport(window, frameOrigins.split(' ').filter(Boolean));
    if (!transport) return null;
    const bridge = openBridge(debug ? debug.tap(transport) : transport, {
      version: release.replace(/^v/, ''),
      onDropped: debug?.noteDropped,
    });
    return (await bridge.hello) ? bridge : null;
  } catch {
    // An object that the app has put into the page throws: the page lives on as in a browser.
    return null;
  }
}
