'use client';

import { useSession } from '@/components/auth/use-session';
import { onDemand } from '@/components/ui/on-demand';

const RecentVenuesRow = onDemand(() =>
  import('./recent-venues-row.client').then((module) => module.RecentVenuesRow),
);

/** The place of the venues where a signed-in diner has ordered; guests load and request nothing of it. */
export function RecentVenues({ title }: { title: string }) {
  return useSession()?.isSignedIn === true ? <RecentVenuesRow title={title} /> : null;
}
