import { requestBff } from '@/lib/core/bff/client';

/** Switches the debug bar off in this browser. */
export async function requestDebugEnd(): Promise<void> {
  await requestBff('/api/debug', () => import('./debug.schema').then((module) => module.debugEndSchema), {
    method: 'DELETE',
  });
}
