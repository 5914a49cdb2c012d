import type { ComponentProps } from 'react';

/**
 * The bar of a screen's one action: over the bottom of a phone's screen until its own place, the end of the page, is in view; on a wide
 * screen in the page.
 */
export function Dock(props: ComponentProps<'section'>) {
  return <section {...props} className="dock" />;
}
