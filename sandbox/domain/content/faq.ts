import { z } from 'zod';
import { readYaml } from '../../data/read-data';
import { COUNTRIES, everywhereSchema, type CountryCode } from '../../data/text';
import { textIn, type Language } from '../../kernel/languages';

const question = z.strictObject({
  id: z.int(),
  /** Only in this country; absent = in both. */
  country: z.enum(COUNTRIES).optional(),
  question: everywhereSchema,
  /** Markdown. */
  answer: everywhereSchema,
});

const SECTIONS = readYaml(
  'content/faq.yaml',
  z.array(z.strictObject({ section: everywhereSchema, questions: z.array(question) })),
);

/** Questions of the country by section, as FaqItems of the contract. */
export function faqAnswer(country: CountryCode, language: Language) {
  return SECTIONS.flatMap(({ section, questions }) =>
    questions
      .filter((item) => item.country === undefined || item.country === country)
      .map(({ id, question, answer }, index) => ({
        id,
        section: textIn(language, section),
        question: textIn(language, question),
        answer: textIn(language, answer),
        position: index + 1,
      })),
  );
}
