import { z } from 'zod';
import { imageUrl } from '../kernel/image-address';
import { flagText, idText, nothing, paging } from '../kernel/input';
import { textIn, type Language } from '../kernel/languages';
import { openOperation, type Sandbox } from './operation';
import { pageOf } from '../kernel/page';
import { Refusal } from '../kernel/refusal';
import { filialAnswer } from '../domain/venues/answers';
import { filteredService, placeQuery } from '../domain/search/filters';
import { findVenues } from '../domain/venues/venues';
import { configAnswer } from '../domain/brands/configs';
import { listHouseVenueIds, listPresentBrands, type PresentBrand } from '../domain/brands/lists';

/** Brand of the contract. */
function brandAnswer(
  { brand, venueCount, services, takesBookings }: PresentBrand,
  { sandbox: { settings }, language }: { sandbox: Sandbox; language: Language },
) {
  return {
    id: brand.id,
    name: brand.name,
    logo_url: imageUrl(settings, brand.logo),
    image_url: imageUrl(settings, brand.cover),
    description: textIn(language, brand.cuisine),
    filials_count: venueCount,
    services,
    is_booking_enabled: takesBookings,
    home_position: brand.homePosition,
  };
}

const listBrands = openOperation({
  method: 'GET',
  url: '/brandy/api/v1/brands',
  params: nothing,
  query: z.object({
    town_id: idText.optional(),
    search: z.string().trim().min(1).max(100).optional(),
    'filter[service]': placeQuery.shape['filter[service]'],
    'filter[booking]': flagText.optional(),
    'filter[home]': flagText.optional(),
    ...paging,
  }),
  body: nothing,
  async handle(call) {
    const { query } = call;
    const found = await listPresentBrands(call.database, {
      townId: query.town_id,
      search: query.search,
      service: filteredService({ 'filter[service]': query['filter[service]'] }),
      withBooking: query['filter[booking]'],
      onHome: query['filter[home]'],
    });
    const { items, meta } = pageOf(found, query);
    return { body: { data: items.map((brand) => brandAnswer(brand, call)), meta } };
  },
});

const listLocationsOfBrand = openOperation({
  method: 'GET',
  url: '/brandy/api/v1/locations/brand/:brandId',
  params: z.object({ brandId: idText }),
  query: z.object({ town_id: idText.optional(), ...paging }),
  body: nothing,
  async handle(call) {
    const ids = await listHouseVenueIds(call.database, call.params.brandId, call.query.town_id);
    if (!ids) throw new Refusal('not_found');
    const { items, meta } = pageOf(ids, call.query);
    const venues = await findVenues(call.database, items);
    return {
      body: { data: venues.map((venue) => filialAnswer(venue, { ...call, withExtra: false })), meta },
    };
  },
});

const getCustomConfig = openOperation({
  method: 'GET',
  url: '/takeaway/v1/custom-configs/:code',
  params: z.object({ code: z.string().regex(/^[a-z0-9-]{2,60}$/) }),
  query: nothing,
  body: nothing,
  handle({ params, language }) {
    const data = configAnswer(params.code, language);
    if (!data) throw new Refusal('not_found');
    return Promise.resolve({ body: { data } });
  },
});

export const brandOperations = [listBrands, listLocationsOfBrand, getCustomConfig];
