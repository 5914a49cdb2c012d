import { queryClient } from '@/lib/core/bff/query-client';
import { seenStories } from './seen-stories';
import { viewedStoriesQuery } from './stories.api';

/** Adds the stories that the platform knows this diner to have seen; where it does not answer, those of this device stay as they are. */
export async function addViewedStories(): Promise<void> {
  const viewed = await queryClient()
    .fetchQuery(viewedStoriesQuery)
    .catch(() => null);
  if (viewed) seenStories.add(viewed);
}
