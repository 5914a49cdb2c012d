/**
 * A platform that has nothing but towns and venues, as many as wanted: lists of them cost it nothing, so what is measured is the
 * product's own work.
 * Usage: node platform-server.mjs <port> <venues of Kazakhstan> <venues of Georgia>
 */
import { createServer } from 'node:http';

const [port, ...counts] = process.argv.slice(2).map(Number);
const TOWNS_A_COUNTRY = 10;
/** Bytes that a venue has beside its id: as many as the sandbox sends. */
const FILLER = 'a'.repeat(1500);

const countries = [
  {
    id: 1,
    code: 'KZ',
    timezone: 'Asia/Almaty',
    languages: ['kk', 'ru', 'en'],
    firstTown: 1,
    firstVenue: 1_000_000,
  },
  {
    id: 2,
    code: 'GE',
    timezone: 'Asia/Tbilisi',
    languages: ['ka', 'ru', 'en'],
    firstTown: 101,
    firstVenue: 2_000_000,
  },
].map((country, index) => ({ ...country, venues: counts[index] ?? 0 }));

function townsOf({ code, timezone, languages, firstTown }) {
  return Array.from({ length: TOWNS_A_COUNTRY }, (_, index) => ({
    id: firstTown + index,
    name: `Town ${firstTown + index}`,
    coordinates: { latitude: 43, longitude: 76 },
    translit_name: `town-${firstTown + index}`,
    parstore_id: null,
    code: `T${firstTown + index}`,
    config: {
      id: firstTown + index,
      version: 1,
      meta: { timezone, utc_offset: '+05:00', phone_code: '+7', country_code: code },
      locale: { default: languages[0], fallback: 'ru', supported: languages },
    },
  }));
}

/** A town's page: its country's venues are dealt out to the towns evenly. */
function venuesOf(query) {
  const townId = Number(query.get('town_id'));
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const country = countries.find(
    ({ firstTown }) => townId >= firstTown && townId < firstTown + TOWNS_A_COUNTRY,
  );
  const total = Math.floor((country?.venues ?? 0) / TOWNS_A_COUNTRY);
  const first = (country?.firstVenue ?? 0) + (townId - (country?.firstTown ?? 0)) * total;
  const length = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return {
    data: Array.from({ length }, (_, index) => ({
      filial_id: first + (page - 1) * limit + index,
      filler: FILLER,
    })),
    meta: { current_page: page, last_page: Math.max(1, Math.ceil(total / limit)), total },
  };
}

function answer({ pathname, searchParams }) {
  if (pathname === '/health') return {};
  if (pathname === '/takeaway/v1/legal-documents') return { data: [] };
  if (pathname === '/takeaway/v2/locations') return venuesOf(searchParams);
  const country = countries.find(({ id }) => String(id) === searchParams.get('country_id'));
  return pathname === '/locations/v2/towns' && country ? { data: townsOf(country) } : null;
}

createServer((request, response) => {
  const body = answer(new URL(request.url, 'http://platform'));
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify(body ?? { errors: [{ status: '404', code: 'not_found', title: 'not found' }] }),
  );
}).listen(port);
