import type { Language } from './site';

/** The same page in another language: its path with its query, `?language=` set in it (I18N-03). */
export function inLanguage(pathAndQuery: string, language: Language): string {
  const [address = '/', hash] = pathAndQuery.split('#');
  const [path = '/', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('language', language);
  return `${path}?${parameters.toString()}${hash ? `#${hash}` : ''}`;
}
