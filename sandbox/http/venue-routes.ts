import { z } from 'zod';
import type { User } from '../domain/auth/accounts';
import { flagText, idText, nothing } from '../kernel/input';
import { openOperation, type Call } from './operation';
import { Refusal } from '../kernel/refusal';
import { deliveryBannerAnswer, filialAnswer, terminalAnswer } from '../domain/venues/answers';
import { filteredService, listQuery, type ListQuery } from '../domain/search/filters';
import { listRepeatVenues, listVenues, type VenuePage } from '../domain/venues/lists';
import { findVenues, getVenue } from '../domain/venues/venues';

type ListCall = Call<unknown, ListQuery, unknown, User | null>;

/** One page of venues with its `meta`. */
async function page(call: ListCall, { ids, total }: VenuePage) {
  const { query } = call;
  const venues = await findVenues(call.database, ids);
  const view = { ...call, withExtra: query.include === 'extra', serviceType: filteredService(query) };
  const meta = {
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / query.limit)),
    total,
  };
  return { body: { data: venues.map((venue) => filialAnswer(venue, view)), meta } };
}

const listing = { method: 'GET', params: nothing, query: listQuery, body: nothing } as const;
const handleList = async (call: ListCall) =>
  page(call, await listVenues(call.database, call.query, call.coordinates));

const listLocations = openOperation({ ...listing, url: '/takeaway/v2/locations', handle: handleList });
const listLocationsNear = openOperation({
  ...listing,
  url: '/brandy/api/v1/locations/near',
  handle: handleList,
});

const listLocationsOf = openOperation({
  ...listing,
  url: '/takeaway/v2/locations/:url',
  params: z.object({ url: z.string() }),
  async handle(call) {
    if (call.params.url !== 'repeat') throw new Refusal('not_found');
    if (!call.user) return page(call, { ids: [], total: 0 });
    return page(call, await listRepeatVenues(call.database, call.user.id, call.query));
  },
});

const include = z.enum(['extra']).optional();

const getFilialCard = openOperation({
  method: 'GET',
  url: '/takeaway/locations/card/terminal/:filial_id',
  params: z.object({ filial_id: idText }),
  query: z.object({ include, brand_id: idText.optional() }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.params.filial_id);
    const isOfBrand = call.query.brand_id === undefined || call.query.brand_id === venue.brand.id;
    if (!isOfBrand) throw new Refusal('terminal_not_found');
    return { body: { data: filialAnswer(venue, { ...call, withExtra: call.query.include === 'extra' }) } };
  },
});

const getLocationCard = openOperation({
  method: 'GET',
  url: '/locations/v2/locations/card/terminal/:id',
  params: z.object({ id: idText }),
  query: z.object({ include }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.params.id);
    const view = { ...call, coordinates: null, withExtra: call.query.include === 'extra' };
    return { body: { data: filialAnswer(venue, view) } };
  },
});

const getTerminal = openOperation({
  method: 'GET',
  url: '/terminals/terminals/:id',
  params: z.object({ id: idText }),
  query: nothing,
  body: nothing,
  async handle({ database, params }) {
    return { body: { data: terminalAnswer(await getVenue(database, params.id)) } };
  },
});

const getDeliveryBanner = openOperation({
  method: 'GET',
  url: '/takeaway/v2/filial/settings/banner/info/:id',
  params: z.object({ id: idText }),
  query: z.object({ is_web_view: flagText.optional() }),
  body: nothing,
  async handle({ database, params, language }) {
    return { body: { data: deliveryBannerAnswer(await getVenue(database, params.id), language) } };
  },
});

export const venueOperations = [
  listLocations,
  listLocationsNear,
  listLocationsOf,
  getFilialCard,
  getLocationCard,
  getTerminal,
  getDeliveryBanner,
];
