/** @jest-environment node */
import { textProblems } from './used-texts.mjs';

const card = (body, state = "'ew'") => `'use client'; import { useTranslations } from 'next-intl';
  export function Card({ state }: { state: ${state} }) { const t = useTranslations('menu'); return ${body}; }`;
const NEW = card("t('new')");
const LATE = `'use client'; const LATE_PARTS = { sheet: {} };
  export const Card = withLateTexts('sheet', () => import('./new').then((all) => all.Card));`;
const SHELL = `export function Shell({ children, head }: { children: any; head: any }) {
  return <>{head}<ClientMessages keys={{ menu: ['new'] }}>{children}</ClientMessages></>; }`;
const GIVEN = "<ClientMessages keys={{ menu: ['new'] }}><Card /></ClientMessages>";
const SHORTER = GIVEN.replace("keys={{ menu: ['new'] }}", "namespaces={['men']}");
const BARE = 'app/card.tsx uses menu.new below no ClientMessages.';
const LACKS = 'app/page.tsx lacks menu.new, which app/card.tsx uses: add it to its `keys`.';
const UNUSED = 'menu.new is used nowhere.';

test.each([
  ['accepts a listed key', NEW, GIVEN, []],
  ['misses a key in a list', NEW, GIVEN.replace("'new'", ''), [LACKS]],
  ['tells a namespace from a longer one', NEW, SHORTER, [LACKS, /gives men/]],
  ['follows elements in a variable', NEW, '<ClientMessages>{cards}</ClientMessages>', [LACKS]],
  ['misses the lists', NEW, '<Card />', [BARE]],
  ['finds a text and a list without use', card('1'), GIVEN, [UNUSED, /nothing below/]],
  ['knows the keys of a template', card('t(`n${state}`)'), GIVEN, []],
  [
    'refuses a key of no known set',
    card("t(state) + t('new')", 'string'),
    GIVEN,
    [/uses menu\.\?/, /lacks menu\.\?/],
  ],
  ['reads the lists around a slot', NEW, '<Shell><Card /></Shell>', []],
  ['reads no lists beside a slot', NEW, '<Shell head={<Card />} />', [BARE, /nothing below/]],
  [
    'follows a late part',
    LATE,
    '<Card />',
    ['Late part sheet lacks menu.new, which app/new.tsx uses: add it to its `keys`.'],
  ],
])('%s', (_what, code, jsx, problems) => {
  const page = `import { Card } from './card'; import { Shell } from './shell';
    export default function Page() { const cards = <Card />; return ${jsx}; }`;
  const files = { 'app/card.tsx': code, 'app/page.tsx': page };
  if (code === LATE) files['app/new.tsx'] = NEW;
  if (jsx.includes('Shell')) files['app/shell.tsx'] = SHELL;
  const expected = problems.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one));
  expect(textProblems({ menu: { new: 'x' } }, files)).toEqual(expected);
});
