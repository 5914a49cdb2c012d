import { subscribeLocationSearch } from '@/components/ui/use-location-search';
import { requestCardTerms } from '@/lib/pages/cards/card-terms.api';
import type { VenueTerms } from '@/lib/pages/cards/card-terms.schema';
import { MAX_VENUES_PER_REQUEST } from '@/lib/pages/cards/request-limit';
import { readActiveAddress, subscribeActiveAddress } from '@/lib/ground/addresses/stored-address';
import { MINUTE_MS } from '@/lib/core/time/duration';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { documentSite } from '@/lib/core/site/document-site';
import { readFilters } from '@/lib/ground/venues/venue-filters';

/* Loaded only on a device that keeps an address, on a page with cards of deliveries. */

/** The list has to rest this long before its cards are requested. */
const REST_MS = 200;
const KEPT_MS = 5 * MINUTE_MS;
/** A venue that was left out, or whose terms the platform had not sent, is requested again after this long. */
const AGAIN_MS = 3000;
const MAX_RETRIES = 2;

/** The text in a place of a card: its facts, or the minutes alone. */
interface Said {
  facts: string[];
  isHidden: boolean;
  glyph: string;
}
/** The text of a place before the diner's terms were written into it. */
const before = new WeakMap<HTMLElement, Said>();
/** Of this page's site, by address and venue. */
const known = new Map<string, { terms: VenueTerms; untilMs: number }>();

const placesOf = (kind: 'terms' | 'time' | 'offer', id: number | string) =>
  document.querySelectorAll<HTMLElement>(`[data-${kind}-of="${id}"]`);
const spansOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('span:not(.glyph)')];

function spanOf(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function write(place: HTMLElement, { facts, isHidden, glyph }: Said): void {
  const icon = place.querySelector<HTMLElement>('.glyph');
  const spans = spansOf(place);
  const texts = spans.map(({ textContent }) => textContent);
  if (!before.has(place))
    before.set(place, {
      facts: texts,
      isHidden: place.hasAttribute('hidden'),
      glyph: icon?.className ?? '',
    });
  if (texts.join('|') !== facts.join('|')) {
    // Apart also for a reader of screens.
    const apart = facts.flatMap((fact, index) => (index > 0 ? [' ', spanOf(fact)] : [spanOf(fact)]));
    place.replaceChildren(...(icon ? [icon] : []), ...apart);
  }
  place.hidden = isHidden;
  if (icon) icon.className = glyph;
}

/** A place of its own has the offer on a card; the head of a menu says all in one line. */
function show({ id, time, terms, offer, bounds }: VenueTerms): void {
  if (terms === null) return;
  const more = [offer, bounds].filter((fact) => fact !== null);
  for (const place of placesOf('terms', id)) {
    const facts = 'whole' in place.dataset ? [...terms, ...more] : terms;
    write(place, { facts, isHidden: false, glyph: '' });
    place.dataset.written = '';
  }
  for (const place of placesOf('offer', id))
    write(place, { facts: offer === null ? [] : [offer], isHidden: offer === null, glyph: '' });
  const minutes = time === null ? [] : [time];
  for (const place of placesOf('time', id))
    write(place, { facts: minutes, isHidden: time === null, glyph: 'glyph glyph-bike glyph--tiny' });
}

/** Takes the terms of another address off the page's cards. */
function restore(): void {
  for (const place of document.querySelectorAll<HTMLElement>(
    '[data-terms-of], [data-time-of], [data-offer-of]',
  )) {
    const said = before.get(place);
    if (said) write(place, said);
    delete place.dataset.written;
  }
}

/** The caller: a list says nothing of venues in other towns than the address, a venue's own page says that there is no delivery. */
interface Watching {
  withFar: boolean;
}

/** Writes into the cards in view what a delivery to the point costs and when it comes. @returns how to stop */
function watchFor(point: Coordinates, { withFar }: Watching, by: string | null): () => void {
  const leaving = new AbortController();
  const wanted = new Set<number>();
  const requested = new Set<number>();
  const retries = new Map<number, number>();
  const watched = new WeakSet<Element>();
  /** The places in view; a venue may have several on a page, such as in two rows of Home. */
  const seen = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const site = documentSite();
  const keyOf = (id: number) => `${site} ${point.latitude} ${point.longitude} ${by} ${id}`;
  const isAnswer = ({ terms, isFar }: VenueTerms) => terms !== null || (isFar && !withFar);
  const tell = (terms: VenueTerms) => {
    if (withFar || !terms.isFar) show(terms);
  };

  const ask = async () => {
    const ids = [...wanted].filter((id) => !requested.has(id)).slice(0, MAX_VENUES_PER_REQUEST);
    if (isAsking || ids.length === 0) return;
    isAsking = true;
    let restMs = REST_MS;
    for (const id of ids) requested.add(id);
    try {
      const { venues } = await requestCardTerms({ venueIds: ids, withFar, by }, point, leaving.signal);
      const said = venues.filter(isAnswer);
      for (const terms of said) {
        known.set(keyOf(terms.id), { terms, untilMs: Date.now() + KEPT_MS });
        tell(terms);
      }
      for (const id of ids) {
        const times = retries.get(id) ?? 0;
        if (said.some((terms) => terms.id === id) || times === MAX_RETRIES) continue;
        retries.set(id, times + 1);
        requested.delete(id);
        restMs = AGAIN_MS;
      }
    } catch {
      // The cards keep their terms; a diner who comes back to them requests them again.
      for (const id of ids) {
        requested.delete(id);
        wanted.delete(id);
      }
    } finally {
      isAsking = false;
      if (!leaving.signal.aborted) rest(restMs);
    }
  };
  const rest = (restMs = REST_MS) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), restMs);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = Number((target as HTMLElement).dataset.termsOf);
      const kept = known.get(keyOf(id));
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
      if (!isIntersecting) {
        if (![...placesOf('terms', id)].some((place) => seen.has(place))) wanted.delete(id);
      } else if (kept && kept.untilMs > Date.now() && isAnswer(kept.terms)) tell(kept.terms);
      else wanted.add(id);
    }
    rest();
  });
  const watchNew = () => {
    for (const place of document.querySelectorAll('[data-terms-of]')) {
      if (watched.has(place)) continue;
      watched.add(place);
      observer.observe(place);
    }
  };
  watchNew();
  const changes = new MutationObserver(watchNew);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    leaving.abort();
    clearTimeout(timer);
    observer.disconnect();
    changes.disconnect();
  };
}

/** Updates the cards of the page when the active address or the wanted time changes. @returns how to stop */
export function watchCardTerms(watching: Watching = { withFar: false }): () => void {
  const wantedTime = () => (watching.withFar ? null : readFilters(location.search).by || null);
  let by = wantedTime();
  const start = () => {
    const address = readActiveAddress()?.address;
    if (!address) return () => undefined;
    const { latitude, longitude } = address;
    return watchFor({ latitude, longitude }, watching, by);
  };
  let stop = start();
  const startAnew = () => {
    stop();
    restore();
    stop = start();
  };
  const unsubscribe = subscribeActiveAddress(startAnew);
  const unsubscribeSearch = subscribeLocationSearch(() => {
    if (by === wantedTime()) return;
    by = wantedTime();
    startAnew();
  });
  return () => {
    stop();
    unsubscribe();
    unsubscribeSearch();
  };
}
