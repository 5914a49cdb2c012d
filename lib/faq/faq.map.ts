import 'server-only';
import { readMarkedText } from '@/lib/core/text/marked-text';
import { readItems } from '@/lib/core/upstream/read-items';
import type { FaqSection } from './faq';
import { faqItemWire, type FaqItemWire } from './faq.wire';

/** Sections in the order they are first met, their questions by position; what cannot be read is dropped and reported. */
export function mapFaq(wire: readonly unknown[]): FaqSection[] {
  const sections = new Map<string, FaqItemWire[]>();
  for (const item of readItems(faqItemWire, wire, 'question')) {
    const name = item.section.trim();
    sections.set(name, [...(sections.get(name) ?? []), item]);
  }
  return [...sections].map(([name, items], index) => ({
    anchor: `section-${index + 1}`,
    name,
    questions: items
      .sort((one, other) => one.position - other.position)
      .map(({ id, question, answer }) => ({ id, question, answer: readMarkedText(answer) })),
  }));
}
