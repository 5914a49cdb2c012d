import 'server-only';
import { z } from 'zod';
import { cacheRules } from '@/lib/core/cache/tags';
import { AppError } from '@/lib/core/errors/errors';
import { shownPicture } from '@/lib/core/images/images.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Place, Site } from '@/lib/core/site/site';
import { callUpstream, publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import type { Story } from './stories';
import { mapStories, mapViewedIds } from './stories.map';
import { storyListWire } from './stories.wire';

/** Stories on one page: diners do not scroll through more, and each adds to the page's size. */
const MAX_STORIES = 15;

const PATH = 'takeaway/v1/stories';

/** Whose seen stories are requested: the signed-in diner's, else the device's; a guest without a device has no record. */
export interface StoryReader {
  site: Site;
  signedIn: SignedIn | null;
  deviceId: string | undefined;
}

/** A guest without a device: the call would carry the server's own id, and all such guests would share one record. */
const isAnonymous = ({ signedIn, deviceId }: StoryReader) => !signedIn && deviceId === undefined;

/** The owner of stories; all of the town's without one. */
export interface StoryOwner {
  brandId?: number;
  venueId?: number;
}

const queryOf = (townId: number, { brandId, venueId }: StoryOwner = {}) => ({
  ...(townId > 0 ? { town_id: townId } : {}),
  brand_id: brandId,
  filial_id: venueId,
});

/** Running stories of a town, or of a brand or a venue there; none when the platform fails: who shows them does without (PROMO-06). */
export async function listStories(
  site: Site,
  { townId }: Pick<Place, 'townId'>,
  owner?: StoryOwner,
): Promise<Story[]> {
  const request = publicUpstream(site).get({
    path: PATH,
    query: queryOf(townId, owner),
    schema: storyListWire,
    cache: cacheRules.stories(townId),
  });
  const wire = await valueOrNull(request);
  const stories = wire ? mapStories(wire, new Date()).slice(0, MAX_STORIES) : [];
  return stories.map((story) => ({
    ...story,
    previewUrl: shownPicture(story.previewUrl),
    slides: story.slides.map((slide) => ({ ...slide, imageUrl: shownPicture(slide.imageUrl) })),
  }));
}

/** Ids of the running stories that the reader has seen. */
export async function listViewedStories(reader: StoryReader, townId: number): Promise<number[]> {
  if (isAnonymous(reader)) return [];
  const { site, signedIn, deviceId } = reader;
  const call = { path: PATH, query: queryOf(townId), retries: 'quick' as const, schema: storyListWire };
  const wire = await (signedIn ? signedIn.get(call) : callUpstream('get', { ...site, deviceId }, call));
  return mapViewedIds(wire);
}

/** Remembers that the reader saw a story. @throws AppError `story/not-found` */
export async function markStoryViewed(reader: StoryReader, storyId: number): Promise<void> {
  if (isAnonymous(reader)) return;
  const { site, signedIn, deviceId } = reader;
  const call = {
    path: 'takeaway/v1/stories/{storyId}/view',
    params: { storyId },
    retries: 0,
    schema: z.null(),
  };
  try {
    await (signedIn ? signedIn.post(call) : callUpstream('post', { ...site, deviceId }, call));
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) throw new AppError('story/not-found');
    throw error;
  }
}
