import { debugHere } from '@/lib/debug/debug-here';
import { openBridge, type Bridge } from './bridge';
import { findTransport } from './bridge-transport';

let opened: Promise<Bridge | null> | undefined;

/** Opens the bridge of this page, once; null where no app answers. What the html element says of it is written for webviews only. */
export function openHost(): Promise<Bridge | null> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Bridge | null> {
  const { release = '', frameOrigins = '' } = document.documentElement.dataset;
  const transport = findTransport(window, frameOrigins.split(' ').filter(Boolean));
  if (!transport) return null;
  const debug = (await debugHere())?.bridge;
  const bridge = openBridge(debug ? debug.tap(transport) : transport, {
    version: release.replace(/^v/, ''),
    onDropped: debug?.noteDropped,
  });
  return (await bridge.hello) ? bridge : null;
}
