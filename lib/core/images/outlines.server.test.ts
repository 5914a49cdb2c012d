/** @jest-environment node */
import { linesOf, outline } from './outlines.server';

const shapes = async (text: string) => ((await outline(text, 50)).svg.match(/<path /g) ?? []).length;

describe('a text as outlines', () => {
  test.each<[string, string]>([
    ['English', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&@№«»“”’—…!?'],
    ['Russian', 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
    ['Kazakh', 'ӘҒҚҢӨҰҮҺІәғқңөұүһі₸'],
    ['Georgian', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ₾'],
  ])('is drawn with every letter of %s', async (_language, letters) => {
    await expect(shapes(letters)).resolves.toBe(Array.from(letters).length);
  });

  test('is as wide as its letters in a row, and grows with their size', async () => {
    const [one, both] = [await outline('Дәм', 50), await outline('Дәм დუქანი', 50)];
    expect(one.width).toBeGreaterThan(50);
    expect(both.width).toBeGreaterThan(one.width * 2);
    expect((await outline('Дәм', 100)).width).toBeCloseTo(one.width * 2, 5);
  });

  test('never holds markup, for any text', async () => {
    const { svg } = await outline('</g><script>alert("1")</script>&amp;\'', 50);
    expect(svg.replace(/<path transform="[-\d.a-z() ]+" d="[-\d.A-Z ,]+"\/>/gi, '')).toBe('');
  });

  test('does without marks that no font of ours has, and without letters of other scripts', async () => {
    await expect(outline('Şamdan', 50)).resolves.toEqual(await outline('Samdan', 50));
    await expect(outline('Дәм 寿司🍣\u0000\u202e', 50)).resolves.toEqual(await outline('Дәм ', 50));
    await expect(outline('寿司', 50)).resolves.toEqual({ width: 0, svg: '' });
  });
});

describe('lines', () => {
  test('breaks between words and stays within the width', async () => {
    const lines = await linesOf('Кофе и выпечка на длинной улице', 50, 400, 9);
    expect(lines.length).toBeGreaterThan(1);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(400);
  });

  test('beyond the number end in an ellipsis', async () => {
    const lines = await linesOf('Кофе и выпечка на очень длинной улице с садом', 50, 400, 2);
    expect(lines).toHaveLength(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(400);
    const ellipsis = (await outline('…', 50)).svg.match(/d="([^"]+)"/)?.[1] ?? 'none';
    expect(lines[1]?.svg).toContain(ellipsis);
    expect(lines[0]?.svg).not.toContain(ellipsis);
  });

  test('cut a word that is longer than a line', async () => {
    const [line, ...more] = await linesOf('Ы'.repeat(100), 50, 400, 2);
    expect(more).toEqual([]);
    expect(line?.width).toBeLessThanOrEqual(400);
  });

  test('are empty for an empty text', async () => {
    await expect(linesOf('  ', 50, 400, 2)).resolves.toEqual([]);
  });
});
