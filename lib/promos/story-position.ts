/** Where a reader of stories is. */
export interface StoryPosition {
  /** Indexes in the list of stories and in the story's slides. */
  story: number;
  slide: number;
}

type Lengths = readonly { slides: readonly unknown[] }[];

/** The slide after this one, into the next story at the end of one; null after the last. */
export function positionAfter(stories: Lengths, { story, slide }: StoryPosition): StoryPosition | null {
  if (slide + 1 < (stories[story]?.slides.length ?? 0)) return { story, slide: slide + 1 };
  return story + 1 < stories.length ? { story: story + 1, slide: 0 } : null;
}

/** The slide before this one; from a story's first slide the story before starts over, and the very first stays. */
export function positionBefore(stories: Lengths, { story, slide }: StoryPosition): StoryPosition {
  if (slide > 0) return { story, slide: slide - 1 };
  return { story: Math.max(0, story - 1), slide: 0 };
}
