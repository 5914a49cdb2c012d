'use client';

import { onDemand } from '@/components/ui/on-demand';
import type { HostSideProps } from './host-side.client';

/* Loaded where it is rendered, which is in a webview: every page of the web has this line of it. */
const HostSide = onDemand(() => import('./host-side.client').then((module) => module.HostSide));

/** The page's side of another app around it. */
export function HostGate(props: HostSideProps) {
  return <HostSide {...props} />;
}
