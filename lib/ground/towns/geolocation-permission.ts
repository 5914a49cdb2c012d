import { hostPermission } from '@/lib/core/host/host-here';

/* Apart from the position itself, which a first view does not need. */

/** The state of the permission in the browser, without a prompt. */
export async function queryPermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' });
  } catch {
    // An older browser cannot query it.
    return null;
  }
}

/** Whether asking would show no prompt. Does not ask. */
export async function isPermitted(): Promise<boolean> {
  const permission = await hostPermission('geo', false);
  return permission ? permission === 'granted' : (await queryPermission())?.state === 'granted';
}
