import type { Bridge } from './bridge';
import { isInWebview } from '@/lib/core/site/surface-here';
import type { HostCalls, PermissionState } from './bridge-protocol';

/** The app around this page, or null. Use only this: another import gives the bridge a second copy. */
export async function hostHere(): Promise<Bridge | null> {
  if (!isInWebview()) return null;
  const { openHost } = await import('./host');
  return openHost();
}

/** The app's permission, or null without an app; with `ask` the app may prompt its user. */
export async function hostPermission(
  name: HostCalls['checkPermission']['params']['name'],
  ask: boolean,
): Promise<PermissionState | null> {
  const outcome = await (await hostHere())?.call('checkPermission', { name, ask });
  return outcome?.ok ? outcome.result.state : null;
}

/** Lets a person feel it, in an app that can; on the web nothing happens. */
export function hapticHere(style: HostCalls['haptic']['params']['style']): void {
  void hostHere().then((bridge) => bridge?.call('haptic', { style }));
}
