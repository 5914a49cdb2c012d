import { requestBff } from '@/lib/core/bff/client';

/** The stories that this diner, or else this device, has seen; requested once a visit. */
export const viewedStoriesQuery = {
  queryKey: ['viewed-stories'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { viewedIds } = await requestBff(
      '/api/stories',
      () => import('./stories.schema').then((module) => module.viewedStoriesSchema),
      { signal },
    );
    return viewedIds;
  },
  staleTime: Infinity,
  retry: false,
};

/** Reports to the platform that a story was seen. */
export function sendStoryView(storyId: number) {
  return requestBff(
    `/api/stories/${storyId}/view`,
    () => import('./stories.schema').then((module) => module.storyViewSchema),
    { method: 'POST' },
  );
}
