/** One screen of a story. */
export interface StorySlide {
  imageUrl: string;
  text: string | null;
  /** How long it is shown before the next one. */
  durationMs: number;
  /** Leads to a path of this app. */
  button: { text: string; path: string } | null;
}

/** A story as every reader of a page sees it; who has seen it is known by the device (PROMO-06). */
export interface Story {
  id: number;
  title: string;
  previewUrl: string;
  slides: StorySlide[];
}

/** A story link's path in this app; null for other origins, schemes, or `//`, `/\`, control characters. */
export function ownPath(link: string): string | null {
  const isPlain = [...link].every(
    (character) => character > ' ' && character !== '\\' && character !== '\u007f',
  );
  const isInside = /^\/(?![/\\])/.test(link) && !link.startsWith('/api/');
  return isPlain && isInside ? link : null;
}

/** Stories that were not seen before the others, each in the order they came. */
export function unseenFirst<Item extends { id: number }>(
  stories: readonly Item[],
  seen: ReadonlySet<number>,
): Item[] {
  return [...stories.filter(({ id }) => !seen.has(id)), ...stories.filter(({ id }) => seen.has(id))];
}
