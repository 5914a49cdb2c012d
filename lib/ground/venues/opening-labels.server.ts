import 'server-only';
import type { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/site/site';
import { DAY_MS } from '@/lib/core/time/duration';
import { formatDate, formatDay, formatTime } from '@/lib/core/time/format-time';
import { openPhases, type OpenPhase } from './open-phases.server';
import type { Venue } from './venues';
import type { OpenBadgePhase } from './venue-card';

type Translate = Awaited<ReturnType<typeof getTranslations<'venues'>>>;

/** The phases of a venue's badge, as texts. `brief` for a card, else for the venue's own page. */
export function openingLabels(
  venue: Venue,
  now: Date,
  language: Language,
  t: Translate,
  brief: boolean,
): OpenBadgePhase[] {
  const { timezone } = venue.townConfig;
  return openPhases(venue, now).map((phase) => {
    const tone = { open: brief ? 'soft' : 'ok', closingSoon: 'warn', closed: 'soft' } as const;
    const { state } = phase.clock;
    return {
      fromMs: phase.fromMs,
      state,
      tone: tone[state],
      text: texts(phase, language, t, brief, timezone),
    };
  });
}

function texts(
  { clock, fromMs }: OpenPhase,
  language: Language,
  t: Translate,
  brief: boolean,
  timezone: string,
): string {
  if (clock.alwaysOpen) return t('alwaysOpen');
  if (clock.state !== 'closed' && clock.lastOrderAt) {
    // Open day and night for days on end: a time alone would be read as tonight's.
    const isNamedByDay = clock.lastOrderAt.getTime() - fromMs > DAY_MS;
    const time = isNamedByDay
      ? formatDate(clock.lastOrderAt, language, timezone)
      : formatTime(clock.lastOrderAt, timezone);
    if (clock.state === 'closingSoon') return t('closesAt', { time });
    return brief ? t('until', { time }) : t('openUntil', { time });
  }
  if (!clock.opensAt) return t('closed');
  const time = formatTime(clock.opensAt, timezone);
  const day = formatDay(clock.opensAt, new Date(fromMs), language, timezone);
  if (day.kind === 'today') return t('opensToday', { time });
  return day.kind === 'tomorrow' ? t('opensTomorrow', { time }) : t('opensOn', { day: day.text, time });
}
