import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect';
import { storyViews, towns, venues } from '../database/schema';
import { idText, nothing } from '../kernel/input';
import { callerOf, openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { isStoryRunning, storyAnswer } from '../domain/content/story-answers';
import { STORIES, type Story } from '../domain/content/story-texts';

const storyQuery = z.object({
  town_id: idText.optional(),
  brand_id: idText.optional(),
  filial_id: idText.optional(),
});
type StoryQuery = z.output<typeof storyQuery>;

/** The stories that concern the town, the brand and the venue of the request; an unknown one has none. */
async function concerning(database: Database, query: StoryQuery, stories: Story[]): Promise<Story[]> {
  const { town_id: townId, brand_id: brandId, filial_id: venueId } = query;
  const ofTown = townId === undefined ? undefined : await storiesOfTown(database, townId);
  const [venue] =
    venueId === undefined
      ? []
      : await database.select({ brandId: venues.brandId }).from(venues).where(eq(venues.id, venueId));
  return stories
    .filter((story) => ofTown === undefined || ofTown(story))
    .filter((story) => brandId === undefined || story.brandId === brandId)
    .filter(
      (story) =>
        venueId === undefined ||
        story.venueId === venueId ||
        (story.venueId === null && story.brandId !== null && story.brandId === venue?.brandId),
    );
}

/** A venue's story is shown in its town, a brand's where the brand is, any other in the whole country. */
async function storiesOfTown(database: Database, townId: number): Promise<(story: Story) => boolean> {
  const town = await database.query.towns.findFirst({ where: eq(towns.id, townId) });
  const idsInTown = (column: typeof venues.id | typeof venues.brandId, ids: number[]) =>
    database
      .selectDistinct({ id: column })
      .from(venues)
      .where(and(eq(venues.townId, townId), inArray(column, ids)));
  const venuesThere = await idsInTown(
    venues.id,
    STORIES.flatMap(({ venueId }) => venueId ?? []),
  );
  const brandsThere = await idsInTown(
    venues.brandId,
    STORIES.flatMap(({ brandId }) => brandId ?? []),
  );
  return ({ country, brandId, venueId }) => {
    if (country !== town?.country) return false;
    if (venueId !== null) return venuesThere.some(({ id }) => id === venueId);
    return brandId === null || brandsThere.some(({ id }) => id === brandId);
  };
}

const listStories = openOperation({
  method: 'GET',
  url: '/takeaway/v1/stories',
  params: nothing,
  query: storyQuery,
  body: nothing,
  async handle(call) {
    const { database, now } = call;
    const running = STORIES.filter((story) => isStoryRunning(story, now));
    const stories = await concerning(database, call.query, running);
    const views = await database
      .select({ id: storyViews.storyId })
      .from(storyViews)
      .where(eq(storyViews.viewer, callerOf(call)));
    const viewed = new Set(views.map(({ id }) => id));
    const isViewed = ({ id }: Story) => viewed.has(id);
    const ordered = [...stories.filter((story) => !isViewed(story)), ...stories.filter(isViewed)];
    return {
      body: { data: ordered.map((story) => storyAnswer(story, { ...call, isViewed: isViewed(story) })) },
    };
  },
});

const markStoryViewed = openOperation({
  method: 'POST',
  url: '/takeaway/v1/stories/:id/view',
  params: z.object({ id: idText }),
  query: nothing,
  body: nothing,
  async handle(call) {
    const story = STORIES.find(({ id }) => id === call.params.id);
    if (!story || !isStoryRunning(story, call.now)) throw new Refusal('not_found');
    await call.database
      .insert(storyViews)
      .values({ viewer: callerOf(call), storyId: story.id, viewedAt: call.now })
      .onConflictDoNothing();
    return { status: 204 };
  },
});

export const storyOperations = [listStories, markStoryViewed];
