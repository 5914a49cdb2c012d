import type { Text } from '../model';

const SEPARATOR = '|';

function parts(line: string, count: number): string[] {
  const found = line.split(SEPARATOR).map((part) => part.trim());
  if (found.length !== count) throw new Error(`Expected ${count} languages in '${line}'`);
  return found;
}

/** 'kk | ru | en'; an empty kk is left out and falls back to ru. */
export function kazakhstan(line: string): Text {
  const [kk = '', ru = '', en = ''] = parts(line, 3);
  return kk ? { kk, ru, en } : { ru, en };
}

/** 'ka | ru | en'. */
export function georgia(line: string): Text {
  const [ka = '', ru = '', en = ''] = parts(line, 3);
  return { ka, ru, en };
}

/** 'kk | ru | en | ka'. */
export function everywhere(line: string): Text {
  const [kk = '', ru = '', en = '', ka = ''] = parts(line, 4);
  return { kk, ru, en, ka };
}

/** One spelling for all languages. */
export function lettered(line: string): Text {
  return { kk: line, ru: line, en: line, ka: line };
}

const UNITS: Record<string, [kk: string, ru: string, en: string, ka: string]> = {
  g: ['г', 'г', 'g', 'გ'],
  kg: ['кг', 'кг', 'kg', 'კგ'],
  ml: ['мл', 'мл', 'ml', 'მლ'],
  l: ['л', 'л', 'l', 'ლ'],
  cm: ['см', 'см', 'cm', 'სმ'],
  pcs: ['дана', 'шт.', 'pcs', 'ც'],
};

const NO_BREAK_SPACE = '\u00a0';

/** An amount such as '420 g', '0.5 l' or '5 pcs · 300 g' in all languages, with no-break spaces. */
export function weight(amount: string): Text {
  const say = (language: 0 | 1 | 2 | 3) =>
    amount.replace(/([\d.]+) (kg|g|ml|l|cm|pcs)(?![a-z])/g, (_, number: string, unit: string) => {
      const written = language === 2 ? number : number.replace('.', ',');
      return `${written}${NO_BREAK_SPACE}${UNITS[unit]?.[language] ?? unit}`;
    });
  return { kk: say(0), ru: say(1), en: say(2), ka: say(3) };
}
