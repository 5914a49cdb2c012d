import type { FastifyInstance } from 'fastify';
import { sendTo } from '../send-to';
import { byTrack, CLIENT_ID, makeTrack, REDIRECT_URI } from '../browser';
import type { GoodCall, World } from './contract-call';
import { ACCOUNT_CALLS } from './contract-calls-account';
import { ADDRESS_CALLS } from './contract-calls-addresses';
import { BOOKING_CALLS } from './contract-calls-booking';
import { HALL_CALLS } from './contract-calls-hall';
import { ORDER_CALLS } from './contract-calls-orders';
import { placeOrder, plainOrder, PRODUCTS, readOrder, SAMAL, type Position } from '../orders';

export const filial = `filial_id=${SAMAL}`;
/** The shop, all goods of which have barcodes. */
export const shop = 'filial_id=90001';
const CENTRE = { latitude: 43.2389, longitude: 76.9454 };
const atCentre = { latitude: String(CENTRE.latitude), longitude: String(CENTRE.longitude) };

export const positions: Position[] = [{ product_id: PRODUCTS.flatbread, count: 1, price: 390 }];

async function newOrder({ app, token }: World): Promise<number> {
  return readOrder(await placeOrder(app, token, await plainOrder(app))).id;
}

/** One call of every operation that the sandbox has, as the app makes it. */
export const GOOD_CALLS: Readonly<Record<string, GoodCall>> = {
  getCountry: { status: 200, make: () => ({ params: { id: 1 }, query: 'include=towns' }) },
  listTowns: { status: 200, make: () => ({ query: 'country_id=1' }) },
  listLocations: {
    status: 200,
    make: () => ({ query: 'town_id=1&filter[service]=4&include=extra&limit=100' }),
  },
  listLocationsNear: {
    status: 200,
    make: () => ({ headers: { latitude: '43.2389', longitude: '76.9454' } }),
  },
  listLocationsOf: { status: 200, signedIn: true, make: () => ({ params: { url: 'repeat' } }) },
  getFilialCard: { status: 200, make: () => ({ params: { filial_id: SAMAL }, query: 'include=extra' }) },
  getLocationCard: { status: 200, make: () => ({ params: { id: SAMAL }, query: 'include=extra' }) },
  getTerminal: { status: 200, make: () => ({ params: { id: SAMAL } }) },
  getDeliveryBanner: { status: 200, make: () => ({ params: { id: SAMAL }, query: 'is_web_view=0' }) },
  listBrands: { status: 200, make: () => ({ query: 'town_id=1&limit=100' }) },
  listLocationsOfBrand: {
    status: 200,
    make: () => ({ params: { brandId: 1 }, query: 'town_id=1&limit=100' }),
  },
  getCustomConfig: { status: 200, make: () => ({ params: { code: 'bank-app-kz' } }) },
  autocomplete: { status: 200, make: () => ({ query: `input=${encodeURIComponent('лаг')}&town_id=1` }) },
  getMenu: { status: 200, make: () => ({ query: filial }) },
  listPopularProducts: { status: 200, make: () => ({ query: `${filial}&limit=10` }) },
  listRecommendedProducts: { status: 200, make: () => ({ query: `${filial}&service_type=1&limit=10` }) },
  listPromos: {
    status: 200,
    make: () => ({
      query: `filter[filial_id]=${SAMAL}&filter[onlyActive]=1&include=products&user_id=700431`,
    }),
  },
  listSubsidies: {
    status: 200,
    make: () => ({ query: `terminal_ids[]=${SAMAL}&terminal_ids[]=3116&only_active=1` }),
  },
  listFrequentProducts: { status: 200, signedIn: true, make: () => ({ params: { id: SAMAL } }) },
  listAdditives: {
    status: 200,
    make: () => ({ query: `${filial}&product_id=${PRODUCTS.besbarmaq}&service_type=1` }),
  },
  listProductsWithAdditives: {
    status: 200,
    make: () => ({ query: `${filial}&products[]=${PRODUCTS.besbarmaq}&products[]=${PRODUCTS.ribeye}` }),
  },
  listFavouriteProducts: { status: 200, signedIn: true, make: () => ({ query: filial }) },
  addFavouriteProduct: {
    status: 204,
    signedIn: true,
    keyed: true,
    make: () => ({ body: { filial_id: SAMAL, product_id: PRODUCTS.flatbread } }),
  },
  removeFavouriteProduct: {
    status: 204,
    signedIn: true,
    keyed: true,
    make: () => ({ params: { product_id: PRODUCTS.flatbread }, query: filial }),
  },
  listFavouriteAdditives: {
    status: 200,
    signedIn: true,
    make: () => ({ query: `${filial}&product_id=${PRODUCTS.besbarmaq}&service_type=1` }),
  },
  listCrossSellProducts: {
    status: 200,
    make: () => ({ query: `${filial}&products[]=${PRODUCTS.besbarmaq}&products[]=${PRODUCTS.ribeye}` }),
  },
  getProductByBarcode: { status: 200, make: () => ({ query: `${shop}&barcode=4870300001375` }) },
  checkVenueDeliveryZone: { status: 200, make: () => ({ params: { id: SAMAL }, headers: atCentre }) },
  checkBrandDeliveryZone: { status: 200, make: () => ({ params: { id: 1 }, headers: atCentre }) },
  listTariffs: {
    status: 200,
    make: () => ({ body: { origin: CENTRE, destination: CENTRE, terminal_id: SAMAL } }),
  },
  getBalanceInfo: { status: 200, signedIn: true, make: () => ({ query: filial }) },
  checkStopList: {
    status: 200,
    make: () => ({ body: { filial_id: SAMAL, service_type: 1, products: positions } }),
  },
  getCookingTime: {
    status: 200,
    make: () => ({ body: { filial_id: SAMAL, products: [{ product_id: PRODUCTS.flatbread, count: 2 }] } }),
  },
  createTakeawayOrder: {
    status: 201,
    signedIn: true,
    keyed: true,
    make: async ({ app }) => ({ headers: { 'x-country-code': 'kz' }, body: await plainOrder(app) }),
  },
  getOrder: {
    status: 200,
    signedIn: true,
    make: async (world) => ({ query: `order_id=${await newOrder(world)}` }),
  },
  listOrders: { status: 200, signedIn: true, make: () => ({ query: 'limit=5' }) },
  cancelOrder: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: async (world) => ({ params: { id: await newOrder(world) } }),
  },
  getBill: {
    status: 200,
    make: () => ({ params: { id: SAMAL }, query: `table_id=812&main_terminal_id=${SAMAL}` }),
  },
  createToken: {
    status: 200,
    keyed: true,
    make: ({ trackId }) => ({ body: { client_id: CLIENT_ID, ...byTrack(trackId) } }),
  },
  createTrack: { status: 201, signedIn: true, keyed: true, make: () => ({ body: { client_id: CLIENT_ID } }) },
  revokeTrack: {
    status: 204,
    keyed: true,
    make: async ({ app, token }) => ({ params: { id: await makeTrack(app, token) } }),
  },
  ...ADDRESS_CALLS,
  ...HALL_CALLS,
  ...BOOKING_CALLS,
  ...ORDER_CALLS,
  getUser: { status: 200, signedIn: true, make: () => ({}) },
  ...ACCOUNT_CALLS,
  updateUser: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: () => ({
      body: {
        data: { type: 'user', attributes: { surname: 'Сәрсенова', bday: '1999-02-28', gender: 'female' } },
      },
    }),
  },
  listLegalDocuments: { status: 200, make: () => ({ query: 'country_id=1' }) },
  listFaq: { status: 200, make: () => ({ query: 'country_id=1' }) },
  listStories: { status: 200, make: () => ({ query: 'town_id=1' }) },
  markStoryViewed: { status: 204, keyed: true, make: () => ({ params: { id: 1 } }) },
  getLegalDocument: { status: 200, make: () => ({ params: { code: 'offer' } }) },
  signInPage: {
    status: 200,
    bare: true,
    make: () => ({ query: `client_id=${CLIENT_ID}&redirect_uri=${REDIRECT_URI}&state=s&lang=kk` }),
  },
  signOutPage: { status: 200, bare: true, make: () => ({ query: `client_id=${CLIENT_ID}` }) },
  getImage: {
    status: 200,
    bare: true,
    make: async ({ app }) => ({ query: `w=64&format=png&url=${encodeURIComponent(await coverOf(app))}` }),
  },
};

async function coverOf(app: FastifyInstance): Promise<string> {
  const { text } = await sendTo(app, { url: `/takeaway/locations/card/terminal/${SAMAL}` });
  const url = /"image_url":"([^"]+)"/.exec(text)?.[1];
  if (!url) throw new Error('The venue has no picture');
  return url;
}
