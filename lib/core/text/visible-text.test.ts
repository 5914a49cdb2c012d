/** @jest-environment node */
import fc from 'fast-check';
import { seenSigns, visibleLine, visibleText } from './visible-text';

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

// Holds LAY-39.
describe('a text without signs that show nothing', () => {
  test.each([
    ['a bidi override', 'без \u202Eкула\u202C', 'без кула'],
    ['isolates', '\u2066лук\u2069', 'лук'],
    ['zero-width signs', 'a\u200Bb\u200Cc\u200Dd\uFEFFe\u2060f', 'abcdef'],
    ['C0 controls', 'a\u0000b\u001Bc\u007F', 'abc'],
    ['C1 controls', 'a\u0080b\u009Fc', 'abc'],
    ['tags', 'a\u{E0041}\u{E007F}b', 'ab'],
    ['a soft hyphen', 'до\u00ADмофон', 'домофон'],
    ['Hangul fillers and the empty Braille cell', '\u115F\u3164\uFFA0\u2800', ''],
    ['an object without a picture and a note without a head', 'a\uFFFC\u{1D159}b', 'ab'],
    ['half a surrogate pair', '\uD83Da\uDE00', 'a'],
    ['variation selectors of no emoji', 'a\uFE0F1\uFE0Eb\u{E0100}', 'a1b'],
    ['joiners at the edge of an emoji', '\u200D😀\u200D', '😀'],
  ])('loses %s', (_what, typed, seen) => {
    expect(visibleText(typed)).toBe(seen);
  });

  test.each([
    ['lines', 'без лука\nтонкий лаваш'],
    ['letters of all four languages', 'Ғани Әлі, ნინო, Ёлка, O’Neil'],
    ['marks on letters', 'Cafe\u0301 й'],
    ['a family, a flag and a cook', '👨‍👩‍👧‍👦 🏳️‍🌈 🧑🏽‍🍳 🇰🇿'],
    ['text and colour of an emoji', '❤️ ☎︎ 🕵🏻‍♂️ 👁️‍🗨️'],
    ['keycaps', '1️⃣ #️⃣'],
    ['the signs of money and numbers', '№ 5, 1\u00A0200 ₸, ½'],
  ])('keeps %s', (_what, typed) => {
    expect(visibleText(typed)).toBe(typed);
  });

  test.each([
    ['a\r\nb\rc\u2028d\u2029e\u0085f\vg', 'a\nb\nc\nd\ne\nf\ng'],
    ['a\tb', 'a b'],
  ])('writes %j as %j', (typed, seen) => {
    expect(visibleText(typed)).toBe(seen);
  });

  test('is one line with single spaces where a name or a code is read', () => {
    expect(visibleLine(' \u202AАйгерім\u202C\r\n\t Сейіт\u200B ')).toBe('Айгерім Сейіт');
  });

  test.each([
    ['Ян', 2],
    [' \u200B\u3164 ', 0],
    ['a b', 2],
  ])('%j has %i signs that are seen', (text, count) => {
    expect(seenSigns(text)).toBe(count);
  });

  const signs = fc.oneof(
    fc.constantFrom(
      '\u200D',
      '\uFE0F',
      '\u20E3',
      '👩',
      '🏽',
      '1',
      '❤',
      '\u202E',
      '\uD83D',
      '\uDE00',
      '\r',
      '\n',
    ),
    fc.string({ unit: 'binary' }),
  );
  const texts = fc.array(signs).map((parts) => parts.join(''));

  test('is itself when it is cleaned again, whatever was typed', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        expect(visibleText(visibleText(typed))).toBe(visibleText(typed));
        expect(visibleLine(visibleLine(typed))).toBe(visibleLine(typed));
      }),
    );
  });

  test('has every sign that is seen, in its order, and beside an emoji alone one that is not', () => {
    const seenOf = (text: string) => text.replace(UNSEEN, '').replace(/[\s\u2800\uFFFC\u{1D159}]/gu, '');
    fc.assert(
      fc.property(texts, (typed) => {
        const text = visibleText(typed);
        expect(seenOf(text)).toBe(seenOf(typed));
        expect(text.replace(/[\u200D\uFE0E\uFE0F\n]/gu, '')).not.toMatch(UNSEEN);
        expect(text).not.toMatch(/(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0E\uFE0F])\u200D/u);
      }),
    );
  });
});
