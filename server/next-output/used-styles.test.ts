/** @jest-environment node */
import { usedStyles } from './used-styles.mjs';

const HTML =
  '<html><body class="page md:flex [&amp;&gt;svg]:w-4"><h1 id="top">Menu</h1><a class="chip">Tea</a>' +
  '<script>const late = \'<b class="toast">\'</script></body></html>';
const used = (css: string) => usedStyles(css)(HTML);

describe('of a stylesheet a page gets', () => {
  it.each([
    ['a class that it has', '.chip{color:red}'],
    ['a tag', 'h1{color:red}'],
    ['an id', '#top{color:red}'],
    ['a class with signs that CSS escapes', String.raw`.md\:flex{display:flex}`],
    ['a class that HTML escapes', String.raw`.\[\&\>svg\]\:w-4>svg{width:1rem}`.replace('>svg{', '{')],
    ['a state of what it has', '.chip:hover,.chip[aria-pressed=true]{color:red}'],
    ['what is excluded by a class that it lacks', '.chip:not(.toast){color:red}'],
    ['one of several alternatives', '.toast,.chip{color:red}'],
    ['alternatives in brackets', ':is(.chip,.toast) :where(a){color:red}'],
    ['everything', '*,:before{margin:0}'],
    ['variables of the whole page', ':root{--ink:#000}'],
    ['fonts', '@font-face{font-family:Onest;src:url(/fonts/a.woff2)}'],
  ])('the rule for %s', (_name, css) => {
    expect(used(css)).toBe(css);
  });

  it.each([
    ['a class that it lacks', '.sheet{color:red}'],
    ['a class that only a script names', '.toast{color:red}'],
    ['a child that it lacks', '.chip .tag{color:red}'],
    ['a tag that it lacks', 'dialog{color:red}'],
    ['an id that it lacks', '#end{color:red}'],
  ])('no rule for %s', (_name, css) => {
    expect(used(css)).toBe('');
  });

  it('of a group what it needs, in the order of the sheet', () => {
    expect(
      used(
        '@layer base,parts;@media (min-width:1024px){.sheet{top:0}.chip{top:1px}}.toast{top:0}h1{top:2px}',
      ),
    ).toBe('@layer base,parts;@media (min-width:1024px){.chip{top:1px}}h1{top:2px}');
  });

  it.each([
    [
      'what it needs nothing of',
      '@layer parts{@media (hover:hover){.sheet{top:0}}}',
      '@layer parts{@media (hover:hover){}}',
    ],
    ['paper', '@media print{.chip{color:red}}', '@media print{}'],
  ])('of a group for %s the group alone', (_name, css, group) => {
    expect(used(css)).toBe(group);
  });
});
