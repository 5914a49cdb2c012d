import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadWhenReachable } from '@/lib/core/connection/when-reachable';

/**
 * Loads a component when it is first shown; for dialogs use `useLateDialog`. `next/dynamic` costs 4 kB more, and
 * its failed code breaks the page; here the page waits for the network.
 * @param options.placeholder until then @param options.breaksPage failed code shows the broken page
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
