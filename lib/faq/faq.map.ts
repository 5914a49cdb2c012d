import 'server-only';
import { issueOf } from '@/lib/errors/own-error';
import { log } from '@/lib/log/log.server';
import { readMarkedText } from '@/lib/text/marked-text';
import type { FaqSection } from './faq';
import { faqItemWire, type FaqItemWire } from './faq.wire';

/** Sections in the order they are first met, their questions by position; what cannot be read is dropped and reported. */
export function mapFaq(wire: readonly unknown[]): FaqSection[] {
  const sections = new Map<string, FaqItemWire[]>();
  for (const item of wire) {
    const parsed = faqItemWire.safeParse(item);
    if (parsed.success) {
      const name = parsed.data.section.trim();
      sections.set(name, [...(sections.get(name) ?? []), parsed.data]);
    } else log.warn({ issue: issueOf(parsed.error) }, 'unreadable question dropped');
  }
  return [...sections].map(([name, items], index) => ({
    anchor: `section-${index + 1}`,
    name,
    questions: items
      .sort((one, other) => one.position - other.position)
      .map(({ id, question, answer }) => ({ id, question, answer: readMarkedText(answer) })),
  }));
}
