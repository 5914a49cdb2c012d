import { lazy, Suspense, type ComponentType } from 'react';
import { loadWhenReachable } from '@/lib/errors/when-reachable';

/**
 * A component whose code is loaded when it is first shown, and that no page shows at first: a sheet, a question. In place of
 * `next/dynamic`: what that does for the server costs a phone 4 kB. Nothing is shown until the code is there, which without a network is when there is one.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await loadWhenReachable(load) }));
  return function OnDemand(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
