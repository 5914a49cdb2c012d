import type { Graph, Thing, WithContext } from 'schema-dts';
import { StaticContent } from '@/components/ui/static-content.client';
import { jsonLdText } from '@/lib/pages/seo/json-ld-text';

/** Structured data for search engines; the script policy does not apply to it. Long data stands last. */
export function JsonLd({ data }: { data: Graph | WithContext<Exclude<Thing, string>> }) {
  return (
    <StaticContent as="div" name="json-ld" hidden>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
    </StaticContent>
  );
}
