import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { MarkedText } from '@/components/ui/marked-text';
import type { FaqSection } from '@/lib/faq/faq';

/** Questions by section, each opening to its answer; the browser's own parts, so that it works without scripts. */
export function FaqList({ sections }: { sections: readonly FaqSection[] }) {
  const t = useTranslations('faq');
  const named = sections.filter(({ name }) => name !== '');
  return (
    <div className="w-full max-w-prose">
      {named.length > 1 ? (
        <nav aria-label={t('sections')} className="flex flex-wrap gap-2">
          {named.map(({ anchor, name }) => (
            <a
              key={anchor}
              href={`#${anchor}`}
              className="inline-flex min-h-11 items-center rounded-control bg-surface px-3.5 font-medium [box-shadow:var(--shadow-card)] hover:bg-sunken"
            >
              {name}
            </a>
          ))}
        </nav>
      ) : null}
      {sections.map(({ anchor, name, questions }) => (
        // Scrolled clear of the sticky header.
        <section key={anchor} id={anchor} aria-labelledby={`${anchor}-name`} className="scroll-mt-20 pt-6">
          {name === '' ? null : (
            <h2 id={`${anchor}-name`} className="title mb-3">
              {name}
            </h2>
          )}
          <div className="card overflow-hidden">
            {questions.map(({ id, question, answer }) => (
              <details key={id} className="group border-line not-first:border-t">
                <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-3 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
                  <h3 className="flex-fill">{question}</h3>
                  <Glyph
                    name="down"
                    size="small"
                    className="flex-none text-ink-soft transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
                  />
                </summary>
                <div className="px-4 pb-4">
                  <MarkedText blocks={answer} heading="h4" />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
