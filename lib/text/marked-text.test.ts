import { readMarkedText, type Block, type Inline } from './marked-text';

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
    'is read in no time whatever stands in it',
    (text) => {
      const began = performance.now();
      readMarkedText(text);
      expect(performance.now() - began).toBeLessThan(3000);
    },
  );
});
