/** @jest-environment node */
import { pageData } from './page-data.mjs';
import { hasFailedPart, withoutStaticContent, withStaticHtml } from './static-content.mjs';
import { recordedPage } from './test-fixtures';

const MODULE = '3:I[5,["/a.js"],"StaticContent"]\n';
const ISLAND = '4:I[6,["/b.js"],"Heart"]\n';
const element = (type: string, props: object) => ['$', type, null, props];
const row = (id: string, model: unknown) => `${id}:${JSON.stringify(model)}\n`;
const text = (id: string, words: string) => `${id}:T${Buffer.byteLength(words).toString(16)},${words}`;
const shelf = (name: string, children: unknown) => element('$L3', { as: 'div', name, children });
const DISH = element('p', { children: 'Плов' });

describe('the data of a recorded page', () => {
  const data = pageData(recordedPage());

  test('is smaller without its static content, of which nothing is left to take', () => {
    const rest = withoutStaticContent(data);
    expect(rest.length).toBeLessThan(data.length);
    expect(withoutStaticContent(rest)).toBe(rest);
  });

  test('is of no failed part, and of one where React writes an error', () => {
    expect(hasFailedPart(data)).toBe(false);
    expect(hasFailedPart(`${data}fff:E{"digest":"1"}\n`)).toBe(true);
  });
});

describe('the data for the client router', () => {
  const data = (props: object) => MODULE + row('0', element('main', { children: element('$L3', props) }));
  const props = { as: 'div', name: 'plov', className: 'rail' };
  const content = '<div><b>Плов</b></div><div>Манты</div>';
  const html = `<div><div class="rail" data-static="plov">${content}</div><div>Самса</div></div>`;

  test('has the static content of the page as HTML', () => {
    expect(withStaticHtml(data({ ...props, children: DISH }), html)).toBe(data({ ...props, html: content }));
  });

  test('is smaller for a recorded page, each content of which stands in its HTML', () => {
    const page = recordedPage();
    const before = pageData(page);
    const after = withStaticHtml(before, page);
    expect(after.length).toBeLessThan(before.length);
    const contents = [...after.matchAll(/"html":("(?:[^"\\]|\\.)*")/g)].map(([, each = '']): unknown =>
      JSON.parse(each),
    );
    expect(contents.length).toBeGreaterThan(3);
    for (const each of contents) expect(page).toContain(each);
  });

  test('has a text that begins with a dollar sign as React writes one', () => {
    const sum = '<div data-static="plov">$5</div>';
    expect(withStaticHtml(data({ ...props, children: '$$5' }), sum)).toBe(data({ ...props, html: '$$5' }));
  });

  test('has nothing in what is hidden, which search engines read in the page', () => {
    const hidden = { ...props, hidden: true };
    expect(withStaticHtml(data({ ...hidden, children: DISH }), html)).toBe(data({ ...hidden, html: '' }));
  });

  test.each([
    ['of which the page has no element', '<main></main>'],
    ['whose element does not end', '<div data-static="plov"><div>'],
  ])('has the elements of a content %s', (_, page) => {
    expect(withStaticHtml(data({ ...props, children: DISH }), page)).toBe(data({ ...props, children: DISH }));
  });
});

describe('the data of a page without static content', () => {
  test('has no content of it, and the element itself as it was', () => {
    const data = (children?: unknown) =>
      MODULE + row('0', { P: null, f: element('main', { children: shelf('plov', children) }) });
    expect(withoutStaticContent(data(DISH))).toBe(data());
  });

  test('has no rows that only the content referred to', () => {
    const head = `:HL["/a.css","style"]\n${MODULE}`;
    const data = row('0', [shelf('plov', ['$L1f', '$20', '$21']), '$21']);
    const others = row('21', DISH) + row('22', 'referred to by nothing');
    const own = row('1f', element('b', { children: '$23' })) + text('23', 'Ақ\nДастархан:') + row('20', DISH);
    const cut = row('0', [element('$L3', { as: 'div', name: 'plov' }), '$21']);
    expect(withoutStaticContent(head + data + own + others)).toBe(head + cut + others);
  });

  test('reads texts by their bytes, whatever stands in them', () => {
    const data = text('7', '0:["Қ"]\n"$L3"') + MODULE;
    const cut = row('0', [element('$L3', { as: 'div', name: 'plov' }), '$7']);
    expect(withoutStaticContent(data + row('0', [shelf('plov', DISH), '$7']))).toBe(data + cut);
  });

  test('finds the component where its name is a row of its own', () => {
    const named = row('2', 'StaticContent') + '3:I[5,["/a.js"],"$2"]\n';
    const cut = row('0', element('$L3', { as: 'div', name: 'plov' }));
    expect(withoutStaticContent(named + row('0', shelf('plov', DISH)))).toBe(named + cut);
  });

  test.each([
    ['a client component in the content', MODULE + ISLAND + row('0', shelf('a', [element('$L4', {})]))],
    [
      'a client component in a row of the content',
      MODULE + ISLAND + row('0', shelf('a', '$L9')) + row('9', element('$L4', {})),
    ],
    [
      'something else that refers into the content',
      MODULE + row('0', [shelf('a', [DISH]), '$0:0:props:children:0']),
    ],
    ['no such component', ISLAND + row('0', element('$L4', { name: 'a', children: DISH }))],
    ['a row of an unknown kind', `${MODULE}${row('0', shelf('a', DISH))}9:#1\n`],
    ['a row that is no JSON', `${MODULE}${row('0', shelf('a', DISH))}9:[1\n`],
    ['an end in the middle of a row', `${MODULE}${row('0', shelf('a', DISH))}9:[1`],
  ])('is the same with %s', (_, data) => {
    expect(withoutStaticContent(data)).toBe(data);
  });

  test('keeps the second of two contents with one name, which the browser could not tell apart', () => {
    const data = (first?: unknown) => MODULE + row('0', [shelf('a', first), shelf('a', DISH)]);
    expect(withoutStaticContent(data(DISH))).toBe(data());
  });

  test('follows references into what stays', () => {
    const rest = row('0', ['$9:props:services:0', '$L9']) + row('9', element('p', { services: [{ a: 1 }] }));
    const data = (children?: unknown) => MODULE + row('8', shelf('a', children)) + rest;
    expect(withoutStaticContent(data(DISH))).toBe(data());
  });
});
