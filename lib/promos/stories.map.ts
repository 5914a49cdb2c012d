import 'server-only';
import type { z } from 'zod';
import { readItems } from '@/lib/core/upstream/read-items';
import { ownPath, type Story, type StorySlide } from './stories';
import { storySlideWire, storyWire, type storyListWire, type StoryWire } from './stories.wire';

/** Bounds of the contract; outside of them a slide would be too short or endless. */
const MIN_MS = 1000;
const MAX_MS = 30_000;

function readable(wire: z.output<typeof storyListWire>): StoryWire[] {
  return readItems(storyWire, wire.data, 'story');
}

function mapSlide(item: unknown): StorySlide[] {
  const parsed = storySlideWire.safeParse(item);
  if (!parsed.success) return [];
  const { image_url, text, duration_ms, button } = parsed.data;
  const path = button && ownPath(button.link);
  return [
    {
      imageUrl: image_url,
      text: text || null,
      durationMs: Math.min(MAX_MS, Math.max(MIN_MS, duration_ms)),
      button: button && path ? { text: button.text, path } : null,
    },
  ];
}

/** The stories that run at the moment; one that cannot be read or has nothing to show is dropped. */
export function mapStories(wire: z.output<typeof storyListWire>, now: Date): Story[] {
  return readable(wire)
    .filter(({ ends_at }) => !ends_at || new Date(ends_at) > now)
    .map(({ id, title, preview_image_url, slides }) => ({
      id,
      title,
      previewUrl: preview_image_url,
      slides: slides.flatMap(mapSlide),
    }))
    .filter(({ slides }) => slides.length > 0);
}

/** Ids of the stories that the asking diner or device has seen. */
export function mapViewedIds(wire: z.output<typeof storyListWire>): number[] {
  return readable(wire).flatMap(({ id, is_viewed }) => (is_viewed ? [id] : []));
}
