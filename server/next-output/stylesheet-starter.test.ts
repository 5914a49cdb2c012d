import { STYLESHEET_STARTER } from './page-styles.mjs';

/** Inline rules and the link of a sheet, as a cached page has them; the preload between them is not there where files come late. */
function add(inline: string, whole: string, hasPreload: boolean) {
  const style = document.createElement('style');
  style.textContent = inline;
  const [preload, link] = [document.createElement('link'), document.createElement('link')];
  document.head.append(style, ...(hasPreload ? [preload] : []), link);
  const sheet = document.createElement('style');
  sheet.textContent = whole;
  document.body.append(sheet);
  Object.defineProperty(link, 'sheet', { value: sheet.sheet });
  return { link, rules: () => Array.from(style.sheet?.cssRules ?? [], ({ cssText }) => cssText) };
}

/** Runs what stands behind a link. */
function start(link: HTMLLinkElement): void {
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue({ previousElementSibling: link } as never);
  (0, eval)(STYLESHEET_STARTER);
}

it.each([true, false])('each sheet of a page completes its own inline rules: preloaded %s', (hasPreload) => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  const first = add(
    'h1{top:0}@media (min-width:1px){}',
    'a{top:1px}h1{top:0}@media (min-width:1px){b{top:2px}}',
    hasPreload,
  );
  const second = add('@media (min-width:2px){}', 'i{top:3px}@media (min-width:2px){u{top:4px}}', hasPreload);
  for (const { link } of [second, first]) start(link);
  jest.runAllTimers();
  const plain = (rules: string[]) => rules.map((rule) => rule.replace(/[\s;]/g, ''));
  expect(plain(first.rules())).toEqual(['a{top:1px}', 'h1{top:0}', '@media(min-width:1px){b{top:2px}}']);
  expect(plain(second.rules())).toEqual(['i{top:3px}', '@media(min-width:2px){u{top:4px}}']);
  jest.useRealTimers();
});
