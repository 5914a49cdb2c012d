import { DAY_MS } from '../../kernel/clock';
import { imageUrl } from '../../kernel/image-address';
import { textIn, textOrNull, type Language } from '../../kernel/languages';
import { previewKey, slideKeys } from '../../pictures/stories';
import type { Settings } from '../../kernel/settings';
import type { Run, Story } from './story-texts';

const HOUR_MS = 3_600_000;
const OFFSETS_MS = { kz: 5 * HOUR_MS, ge: 4 * HOUR_MS };
const LONG_AGO = new Date('2026-03-25T18:59:59Z');

/** When the story ends, to the last second of a day of its country; null = open. */
function endOf({ run, country }: Story, now: Date): Date | null {
  const offsetMs = OFFSETS_MS[country];
  const local = new Date(now.getTime() + offsetMs);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const lastSecondBefore = (midnightMs: number) => new Date(midnightMs - offsetMs - 1_000);
  const daysToMonday = 8 - (local.getUTCDay() || 7);
  const ends: Record<Run, Date | null> = {
    open: null,
    over: LONG_AGO,
    week: lastSecondBefore(Date.UTC(year, month, day) + daysToMonday * DAY_MS),
    month: lastSecondBefore(Date.UTC(year, month + 1)),
  };
  return ends[run];
}

export function isStoryRunning(story: Story, now: Date): boolean {
  const end = endOf(story, now);
  return end === null || now <= end;
}

interface StoryView {
  sandbox: { settings: Settings };
  language: Language;
  now: Date;
  isViewed: boolean;
}

/** Story of the contract. */
export function storyAnswer(story: Story, { sandbox: { settings }, language, now, isViewed }: StoryView) {
  const pictures = slideKeys(story.pictures);
  return {
    id: story.id,
    title: textIn(language, story.title),
    preview_image_url: imageUrl(settings, previewKey(story.pictures)),
    is_viewed: isViewed,
    filial_id: story.venueId,
    brand_id: story.brandId,
    ends_at: endOf(story, now)?.toISOString() ?? null,
    slides: story.slides.map(({ text, durationMs, button }, n) => ({
      image_url: imageUrl(settings, pictures[n] ?? previewKey(story.pictures)),
      text: textOrNull(language, text),
      duration_ms: durationMs,
      button: button && { text: textIn(language, button.text), link: button.link },
    })),
  };
}
