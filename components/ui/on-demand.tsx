import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadWhenReachable } from '@/lib/core/connection/when-reachable';

/**
 * A component whose code is loaded when it is first shown, and that no page shows at first: a form, a card, a map. A dialog that a press
 * opens is `useLateDialog`. In place of
 * `next/dynamic`: what that does for the server costs a phone 4 kB, and a part whose code does not come breaks the whole page. Where there is
 * no network, the page stays as it is until there is one.
 * @param options.placeholder shown until the code is there; a function renders one of the component's own props
 * @param options.breaksPage the component is what its page shows: where its code does not come, the page says that it is broken
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    placeholder = null,
    breaksPage = false,
  }: { placeholder?: ReactNode | ((props: Props) => ReactNode); breaksPage?: boolean } = {},
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({
    default: await (breaksPage ? load() : loadWhenReachable(load)),
  }));
  return function OnDemand(props) {
    return (
      <Suspense fallback={typeof placeholder === 'function' ? placeholder(props) : placeholder}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
