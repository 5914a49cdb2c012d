// Normalizes texts for comparison: what sounds alike becomes equal, in small Latin letters, digits and single
// spaces. 'Қымыз', 'кымыз' and 'Kymyz' are 'kimiz'; 'пицца', 'pitsa' and 'Pizza' are 'piza'. Every written
// letter remembers which letters of the original it came from, so that a match can be shown in the name.

export interface Folded {
  text: string;
  /** For each letter of `text`: where in the original its letter begins, and where the next one does. */
  from: number[];
  to: number[];
}

const LETTERS: Readonly<Record<string, string>> = {
  ...pairs('абвгдезийклмнопрстуфхцыэё', 'abvgdeziiklmnoprstufhziee'),
  ...pairs('әғқңөұүһі', 'agknouuhi'),
  ...{ ж: 'zh', ч: 'ch', ш: 'sh', щ: 'sh', ю: 'iu', я: 'ia', ъ: '', ь: '' },
  ...pairs('აბგდევზთიკლმნოპრსტუფქღყხჰ', 'abgdevztiklmnoprstupkgkhh'),
  ...{ ჟ: 'zh', შ: 'sh', ჩ: 'ch', ც: 'z', ძ: 'dz', წ: 'z', ჭ: 'ch', ჯ: 'zh' },
  ...{ ch: 'ch', kh: 'h', gh: 'g', ph: 'f', c: 'k', j: 'zh', q: 'k', w: 'v', x: 'ks', y: 'i' },
  ...{ "'": '', '’': '', ʼ: '', ı: 'i' },
};
const DIGRAPHS = ['ch', 'kh', 'gh', 'ph'];
const PLAIN = /^[a-z0-9]$/;
const LETTER_OR_SPACE = /[a-z ]/;
const MARKS = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, index) => [letter, to.charAt(index)]));
}

/** The replacement of a small letter or digraph: nothing for an accent or a sign that shows nothing, a space for other signs. */
function soundOf(letter: string): string {
  const known = LETTERS[letter];
  if (known !== undefined) return known;
  if (PLAIN.test(letter)) return letter;
  const bare = letter.normalize('NFKD').replace(MARKS, '').toLowerCase();
  if (bare === '') return '';
  return bare === letter ? ' ' : Array.from(bare, soundOf).join('');
}

/** Folds a text, with the origin of its letters. */
export function foldWithPlaces(original: string): Folded {
  const folded: Folded = { text: '', from: [], to: [] };
  const letters = Array.from(original);
  for (let index = 0, place = 0; index < letters.length; index += 1) {
    const start = place;
    let letter = letters[index] ?? '';
    const pair = letter + (letters[index + 1] ?? '');
    if (DIGRAPHS.includes(pair.toLowerCase())) {
      letter = pair;
      index += 1;
    }
    place += letter.length;
    const ownSound = soundOf(letter.toLowerCase());
    // 'sch' and 'shch' are ways to write 'sh'.
    const sound = ownSound === 'ch' && /sh?$/.test(folded.text) ? 'h' : ownSound;
    if (sound.length > 1 && folded.text.endsWith(sound)) folded.to[folded.to.length - 1] = place;
    else for (const sign of sound) append(folded, sign, start, place);
  }
  return folded.text.endsWith(' ') ? { ...folded, text: folded.text.slice(0, -1) } : folded;
}

/** Doubled letters sound, and are misspelled, like one; so do several signs. */
function append(folded: Folded, sign: string, from: number, to: number): void {
  const last = folded.text.at(-1) ?? ' ';
  if (last === 't' && sign === 's') {
    // One sound: 'pitsa' is 'pizza'.
    folded.text = folded.text.slice(0, -1);
    folded.to.pop();
    append(folded, 'z', folded.from.pop() ?? from, to);
    return;
  }
  if (sign === last && LETTER_OR_SPACE.test(sign)) {
    if (folded.to.length > 0) folded.to[folded.to.length - 1] = to;
    return;
  }
  folded.text += sign;
  folded.from.push(from);
  folded.to.push(to);
}

/** Folds a text. */
export function fold(text: string): string {
  return foldWithPlaces(text).text;
}

/** The words of a text, folded; none where it has no letters and digits. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
