import 'server-only';
import { cacheRules } from '@/lib/cache/tags';
import type { Site } from '@/lib/site/site';
import { publicUpstream } from '@/lib/upstream/client';
import type { Promo, Subsidy } from './promos';
import { mapPromos, mapSubsidies } from './promos.map';
import { promoListWire, subsidyListWire } from './promos.wire';

/**
 * Running promotions of a venue, newest first (spec §7 Menu). The answer for everybody: without a `user_id`.
 * @throws UpstreamError
 */
export async function listPromos(site: Site, venueId: number): Promise<Promo[]> {
  const wire = await publicUpstream(site).get({
    path: 'menu-promos/api/v2/promos',
    query: { filter: { filial_id: venueId, onlyActive: 1 } },
    schema: promoListWire,
    cache: cacheRules.promos(venueId),
  });
  return mapPromos(wire, new Date());
}

/**
 * Delivery subsidies in force of up to 100 venues of a town, at most one a venue (spec §7 Menu).
 * @throws UpstreamError
 */
export async function listSubsidies(
  site: Site,
  townId: number,
  venueIds: readonly number[],
): Promise<Subsidy[]> {
  if (venueIds.length === 0) return [];
  const wire = await publicUpstream(site).get({
    path: 'menu-promos/v1/promos/subsidies',
    query: { terminal_ids: venueIds, only_active: 1 },
    schema: subsidyListWire,
    cache: cacheRules.subsidies(townId),
  });
  return mapSubsidies(wire);
}
