/** @jest-environment node */
import { readMarkedText, withoutLinks, type Block, type Inline } from './marked-text';

const inline = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const inner = inline(part.content);
      return part.kind === 'link' ? `<a ${part.href}>${inner}</a>` : `<${part.kind}>${inner}</>`;
    })
    .join('');
const block = (part: Block): string =>
  part.kind === 'list'
    ? `${part.isOrdered ? 'ol' : 'ul'}(${part.items.map(inline).join('|')})`
    : `${part.kind}(${inline(part.content)})`;
const read = (text: string) => readMarkedText(text).map(block);

/** A pattern without what stands for a sign: its groups and how often they may come. */
const withoutSigns = (source: string) => source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, '');
/** For a heading, for the two kinds of lists, for line ends, and for parts where there is none. */
const SEARCHES_A_LINE = 5;

describe('a marked text', () => {
  test.each([
    [
      '# Order\n\nFirst line\nsecond line\n\nNext',
      ['heading(Order)', 'paragraph(First line second line)', 'paragraph(Next)'],
    ],
    ['### Title ###\nText', ['heading(Title)', 'paragraph(Text)']],
    ['- one\n- two\n  and more\n\n1. first\n2) second', ['ul(one|two and more)', 'ol(first|second)']],
    ['Text\n- item', ['paragraph(Text)', 'ul(item)']],
    [
      'A **strong *and* word** and _soft_ one',
      ['paragraph(A <strong>strong <emphasis>and</> word</> and <emphasis>soft</> one)'],
    ],
    ['snake_case_name and 2 * 3 * 4', ['paragraph(snake_case_name and 2 * 3 * 4)']],
    [
      '[Menu](/filials/1) [site](https://a.example/x) [mail](mailto:a@b.kz)',
      ['paragraph(<a /filials/1>Menu</a> <a https://a.example/x>site</a> <a mailto:a@b.kz>mail</a>)'],
    ],
    ['\r\nA\r\n\r\nB', ['paragraph(A)', 'paragraph(B)']],
    ['', []],
  ])('%j has its parts', (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  test.each([
    'javascript:alert`1`',
    'data:text/html,x',
    'http://a.example',
    '//evil.example',
    '/\\evil.example',
    'https://a@evil.example',
  ])('does not link to %s', (href) => {
    expect(read(`[words](${href})`)).toEqual(['paragraph(words)']);
  });

  test('never makes markup of markup', () => {
    expect(read('<b>x</b><script>alert(1)</script>')).toEqual([
      'paragraph(<b>x</b><script>alert(1)</script>)',
    ]);
  });

  test.each(['**', '*'.repeat(5000), '['.repeat(100_000), ' _a'.repeat(30_000), '**a*'.repeat(30_000)])(
    'is read in at most a search for every two characters, each for parts of bounded length',
    (text) => {
      const searches = jest.spyOn(RegExp.prototype, 'exec');
      readMarkedText(text);
      const { calls, contexts } = searches.mock;
      searches.mockRestore();
      expect(calls.length).toBeLessThanOrEqual(text.length / 2 + SEARCHES_A_LINE);
      const forParts = (contexts as RegExp[]).filter(({ unicode }) => unicode);
      expect(forParts).not.toEqual([]);
      for (const { source } of new Set(forParts)) expect(withoutSigns(source)).not.toMatch(/[*+]|\{\d+,\}/);
    },
  );
});

test('a text for a screen that no link may leave keeps the texts of its links', () => {
  const text = '# [Offer](/legal/offer)\n\nSee **[our site](https://example.kz)**\n\n- [call](tel:+7701)';
  expect(withoutLinks(readMarkedText(text)).map(block)).toEqual([
    'heading(Offer)',
    'paragraph(See <strong>our site</>)',
    'ul(call)',
  ]);
});
