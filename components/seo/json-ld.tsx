import type { Graph, Thing, WithContext } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/json-ld-text';

/** What the page says, once more for search engines. A block of data: no policy for scripts concerns it. */
export function JsonLd({ data }: { data: Graph | WithContext<Exclude<Thing, string>> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />;
}
