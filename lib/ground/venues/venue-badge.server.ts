import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/site/site';
import { openingLabels } from './opening-labels.server';
import type { OpenBadgePhase } from './venue-card';
import type { Venue } from './venues';

/** The badge of a venue's own page: its phases unabbreviated. */
export async function venueBadge(venue: Venue, language: Language): Promise<OpenBadgePhase[]> {
  const t = await getTranslations({ locale: language, namespace: 'venues' });
  return openingLabels(venue, new Date(), language, t, false);
}
