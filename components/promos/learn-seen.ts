import { queryClient } from '@/lib/bff/query-client';
import { seenStories } from '@/lib/promos/seen-stories';
import { viewedStoriesQuery } from '@/lib/promos/stories.api';

/** Adds the marks of the platform: what this diner has seen elsewhere. Where those do not come, the marks of this device stay. */
export async function learnSeen(): Promise<void> {
  const viewed = await queryClient()
    .fetchQuery(viewedStoriesQuery)
    .catch(() => null);
  if (viewed) seenStories.add(viewed);
}
