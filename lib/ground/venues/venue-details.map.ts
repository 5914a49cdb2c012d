import 'server-only';
import type { z } from 'zod';
import { log } from '@/lib/core/log/log.server';
import type { OpeningInterval } from '@/lib/core/time/opening-week';
import { weekdayNumber } from '@/lib/core/time/weekday';
import { readSocialLink } from './social-links';
import type { VenueDetails } from './venue-details';
import type { filialDetailsWire } from './venue-details.wire';
import { mapVenue } from './venues.map';

type DetailsWire = z.output<typeof filialDetailsWire>['data'];

/** A venue with all that its own page says. */
export function mapVenueDetails(wire: DetailsWire): VenueDetails {
  const venue = mapVenue(wire);
  const schedule = scheduleOf(wire);
  return {
    ...venue,
    schedule: schedule.length > 0 ? schedule : venue.openingHours,
    socialLinks: socialLinksOf(wire),
    linkedVenues: wire.exclude_from_terminal_linking
      ? []
      : wire.linked_terminals.map(({ terminal_id: id, name }) => ({ id, name })),
  };
}

/** The shifts by day; a day off has none. */
function scheduleOf({ extra }: DetailsWire): OpeningInterval[] {
  return (extra?.schedule ?? []).flatMap(({ weekdays, from, to }) =>
    from === null || to === null ? [] : weekdays.map((code) => ({ weekday: weekdayNumber(code), from, to })),
  );
}

/** Links that may be followed; the others are left out and reported. */
function socialLinksOf({ extra, filial_id }: DetailsWire): VenueDetails['socialLinks'] {
  return (extra?.social_networks ?? []).flatMap((network) => {
    const link = network && readSocialLink(network.name, network.link);
    if (link) return [link];
    log.warn({ venueId: filial_id, network: network?.name }, 'link of a venue dropped');
    return [];
  });
}
