/** @jest-environment node */
import { readContract } from '@/lib/core/upstream/test-contract';
import { mapFaq } from './faq.map';

const contract = readContract() as {
  schemas: { FaqItem: { example: Record<string, unknown> } };
};
const item = (part: object) => ({ ...contract.schemas.FaqItem.example, ...part });

describe('questions and answers', () => {
  test('are read from the contract’s example', () => {
    expect(mapFaq([item({})])).toEqual([
      {
        anchor: 'section-1',
        name: 'Бонустар',
        questions: [
          {
            id: 3,
            question: 'Бонустар қашан күйеді?',
            answer: [
              {
                kind: 'paragraph',
                content: [{ kind: 'text', text: 'Соңғы операциядан кейін 12 айдан соң.' }],
              },
            ],
          },
        ],
      },
    ]);
  });

  test('stand by section, in their positions', () => {
    const sections = mapFaq([
      item({ id: 1, section: 'A', position: 2 }),
      item({ id: 2, section: 'B', position: 1 }),
      item({ id: 3, section: 'A', position: 1 }),
    ]);
    expect(sections.map(({ name, questions }) => [name, questions.map(({ id }) => id)])).toEqual([
      ['A', [3, 1]],
      ['B', [2]],
    ]);
    expect(sections.map(({ anchor }) => anchor)).toEqual(['section-1', 'section-2']);
  });

  test('questions and answers that cannot be read are left out', () => {
    expect(
      mapFaq([item({ question: ' ' }), 'question', null, item({ id: 9 })]).flatMap((s) => s.questions),
    ).toHaveLength(1);
  });
});
