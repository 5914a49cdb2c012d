import { lazy, Suspense, type ComponentType } from 'react';
import { loadWhenReachable } from '@/lib/connection/when-reachable';

/**
 * A component whose code is loaded when it is first shown, and that no page shows at first: a sheet, a question. In place of
 * `next/dynamic`: what that does for the server costs a phone 4 kB. Nothing is shown until the code is there; where there is no network, the
 * page stays as it is until there is one.
 * @param breaksPage the component is what its page shows: where its code does not come, the page says that it is broken
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { breaksPage = false }: { breaksPage?: boolean } = {},
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({
    default: await (breaksPage ? load() : loadWhenReachable(load)),
  }));
  return function OnDemand(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
