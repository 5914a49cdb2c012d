import 'server-only';
import type { getTranslations } from 'next-intl/server';
import { waitRange } from '@/lib/cart/quote';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import { minutesBeforeLeaving, type MenuFacts } from '@/lib/menu/menu-facts';
import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';
import { MINUTE_MS } from '@/lib/core/time/duration';
import { formatTime } from '@/lib/core/time/format-time';
import { halfHourAhead } from '@/lib/core/time/half-hours';
import { windowsAhead } from '@/lib/core/time/venue-clock.server';
import { fromWall, toWall } from '@/lib/core/time/zone.server';
import { byTime, type ByTime } from '@/lib/ground/venues/by-time';
import type { CardByTime, OpenBadgePhase, VenueCardPage } from '@/lib/ground/venues/venue-card';
import type { Venue } from '@/lib/ground/venues/venues';
import { deliveryOfAll } from './delivery-of-all';

export type TranslateByTime = Awaited<ReturnType<typeof getTranslations<'byTime'>>>;
type Scheduled = Pick<Venue, 'openingHours' | 'closeInAdvanceMinutes' | 'townConfig'>;

/** The moment that a half hour names at a venue, milliseconds since 1970; null once it has passed there. */
export function wantedMoment(by: string, { townConfig: { timezone } }: Scheduled, now: Date): number | null {
  const wallMs = halfHourAhead(by, toWall(now.getTime(), timezone));
  return wallMs === null ? null : fromWall(wallMs, timezone);
}

/** Whether a venue can have food ready by a half hour; null if passed. @param way null, or its `cookingMinutes` null: those minutes are unknown */
export function venueByTime(
  venue: Scheduled,
  by: string,
  way: { cookingMinutes: { from: number; to: number } | null; delivery: QuotedDelivery | null } | null,
  now: Date,
): ByTime | null {
  const wantedMs = wantedMoment(by, venue, now);
  if (wantedMs === null) return null;
  const nowMs = now.getTime();
  const schedule = {
    hours: venue.openingHours,
    timezone: venue.townConfig.timezone,
    closeInAdvanceMinutes: venue.closeInAdvanceMinutes,
  };
  const cooking = way?.cookingMinutes;
  return byTime(
    windowsAhead(schedule, nowMs),
    wantedMs,
    cooking ? { nowMs, cookingMinutes: cooking.to, waitMinutes: waitRange(cooking, way.delivery).to } : null,
  );
}

/** As {@link venueByTime}, by what all diners share: the minutes of a platform's delivery are unknown. */
export function listedByTime(
  venue: Scheduled & Pick<Venue, 'deliveryState' | 'vendorDelivery'>,
  by: string,
  service: ServiceName,
  menus: MenuFacts | undefined,
  now: Date,
): ByTime | null {
  const cookingMinutes = minutesBeforeLeaving(menus?.[SERVICES[service].id]);
  if (service !== 'delivery') return venueByTime(venue, by, { cookingMinutes, delivery: null }, now);
  const delivery = deliveryOfAll(venue);
  return venueByTime(venue, by, delivery?.kind === 'vendor' ? { cookingMinutes, delivery } : null, now);
}

/** The card's line; empty where nothing is known. */
export function byTimeText(result: ByTime, by: string, timezone: string, t: TranslateByTime): string {
  const time = (atMs: number) => formatTime(new Date(atMs), timezone);
  switch (result.kind) {
    case 'can':
      return t('orderUntil', { time: time(result.untilMs) });
    case 'late':
      return t('notBefore', { time: time(result.soonestMs) });
    case 'closed':
      return t('closedThen', { time: by });
    case 'unknown':
      return '';
  }
}

/** The state of a card for a wanted time, now and when the last minute to order passes. */
export function cardByTime(
  venue: Scheduled,
  result: ByTime,
  by: string,
  now: Date,
  t: TranslateByTime,
): CardByTime {
  const text = byTimeText(result, by, venue.townConfig.timezone, t);
  const nowMs = now.getTime();
  const wantedMs = wantedMoment(by, venue, now);
  const wantedAt = wantedMs === null ? null : new Date(wantedMs).toISOString();
  switch (result.kind) {
    case 'can': {
      const overMs = result.untilMs + MINUTE_MS;
      const phases: OpenBadgePhase[] = [
        { fromMs: nowMs, text, tone: 'ok', state: 'open' },
        { fromMs: overMs, text: t('tooLate', { time: by }), tone: 'soft', state: 'closed' },
      ];
      return { phases, wantedAt: result.isForTime ? wantedAt : null };
    }
    case 'unknown':
      return { phases: [], wantedAt };
    default:
      return { phases: [{ fromMs: nowMs, text, tone: 'soft', state: 'closed' }], wantedAt: null };
  }
}

/** The note above a list for a time. @param first the first venue's result; null if the time passed */
export function byTimeNote(first: ByTime | null, by: string, t: TranslateByTime): VenueCardPage['byNote'] {
  if (first === null) return { text: t('passed', { time: by }), hasPassed: true };
  const isHad = first.kind === 'can' || first.kind === 'unknown';
  return isHad ? undefined : { text: t('nothing', { time: by }), hasPassed: false };
}
