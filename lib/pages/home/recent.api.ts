import { requestBff } from '@/lib/core/bff/client';
import { documentSite } from '@/lib/core/site/document-site';

/** The venues where the signed-in diner ordered last; none for a guest. */
export const recentVenuesQuery = () => ({
  queryKey: ['recent-venues', documentSite()],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { venues } = await requestBff(
      '/api/venues/recent',
      () => import('./recent').then((module) => module.recentVenuesSchema),
      { signal },
    );
    return venues;
  },
  staleTime: 60_000,
});
