import { ROUTES, type Route } from '@/lib/core/site/routes';
import { VENUES } from './environment';

/** The value for an address where a route takes any, by the part of the address before it. */
const VALUES: Values = {
  filials: String(VENUES.almaty),
  'brands/filials': '14',
  'brands/booking': '14',
  pages: '2',
  legal: 'offer',
  order: '1',
};
type Values = Record<string, string>;

/** An optional last part, as in `/legal(\/[^/]+)?$`, makes two addresses: without it and with it. */
function withAndWithout(source: string): string[] {
  const optional = /\((\\\/[^()]*)\)\?/.exec(source);
  if (!optional) return [source];
  return [source.replace(optional[0], ''), source.replace(optional[0], optional[1] ?? '')];
}

/** The first of several parts, as in `/payment\/(success|failure)$`: the others lead to the same page. */
function withFirstOf(source: string): string {
  const choice = /\(([^()|]*)\|[^()]*\)(?!\?)/.exec(source);
  return choice ? withFirstOf(source.replace(choice[0], () => choice[1] ?? '')) : source;
}

function addressOf(source: string, values: Values): string {
  const parts: string[] = [];
  for (const part of source.replace(/^\^|\$$/g, '').split('\\/')) {
    const before = parts.slice(-2).join('/');
    const isAnyValue = part === '[^/]+' || part === '\\d+';
    parts.push(isAnyValue ? (values[before] ?? values[parts.at(-1) ?? ''] ?? '?') : part);
  }
  return parts.join('/');
}

/** An address of each cached page, from the table of routes. @throws Error if a route has none */
export function cachedAddresses(categoryId: string): { path: string; route: Route }[] {
  return ROUTES.filter(({ rendering }) => rendering === 'cached').flatMap((route) =>
    withAndWithout(route.pattern.source)
      .map(withFirstOf)
      .map((source) => {
        const path = addressOf(source, { ...VALUES, categories: categoryId });
        if (!route.pattern.test(path) || path.includes('?'))
          throw new Error(`VALUES in cached-routes.ts has no address of the route ${route.name}: ${path}`);
        return { path, route };
      }),
  );
}
