import { lazy, Suspense, type ComponentType } from 'react';
import { loadWhenReachable } from '@/lib/connection/when-reachable';

/**
 * A component whose code is loaded when it is first shown, and that no page shows at first: a sheet, a question. In place of
 * `next/dynamic`: what that does for the server costs a phone 4 kB. Nothing is shown until the code is there; where there is no network, the
 * page stays as it is until there is one.
 * @param isWhole the component is what its page shows: without its code the page is broken, and says so
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWhole = false }: { isWhole?: boolean } = {},
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({
    default: await (isWhole ? load() : loadWhenReachable(load)),
  }));
  return function OnDemand(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
