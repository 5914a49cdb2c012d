import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first shown, and that no page shows at first: a sheet, a question. In place of
 * `next/dynamic`: what that does for the server costs a phone 4 kB. Nothing is shown until the code is there.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return function OnDemand(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
