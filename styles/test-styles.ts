import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** Pixels of a rem where the diner has not changed the size of text. */
const REM_PX = 16;

const read = (name: string) => postcss.parse(readFileSync(join(process.cwd(), 'styles', name), 'utf8'));

/** Gives the document the rules of our stylesheets, outside of media, with the values that they name: jsdom computes none. */
export function applyStyles(...names: readonly string[]): void {
  const values = new Map<string, string>();
  read('tokens.css').walkAtRules('theme', (theme) =>
    theme.walkDecls(({ prop, value }) => void values.set(prop, value)),
  );
  for (const name of names) {
    const sheet = read(name);
    sheet.walkAtRules((rule) => void rule.remove());
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /var\((--[\w-]+)\)/g,
        (whole, value: string) => values.get(value) ?? whole,
      );
    });
    const style = document.createElement('style');
    style.textContent = sheet.toString();
    document.head.append(style);
  }
}

/** Pixels of a length in rem or px; NaN for any other. */
export function pixelsOf(length: string): number {
  const [, number = '', unit] = /^([\d.]+)(rem|px)$/.exec(length) ?? [];
  return number === '' ? NaN : Number(number) * (unit === 'rem' ? REM_PX : 1);
}
