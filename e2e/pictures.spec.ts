import { openUntouched } from '../tools/run/chromium.mjs';
import { expect, test } from './test';
import { VENUES } from './environment';
import { sandbox } from './sandbox';

/** Each with how many pictures are requested with the page: on Home the first offer's and the first restaurant's. */
const PAGES = [
  { page: 'Home', address: '/', eager: 2 },
  { page: 'a list', address: '/filials', eager: 1 },
  { page: 'a menu', address: `/filials/${VENUES.almaty}`, eager: 1 },
];

/** Pictures that have loaded: where they are, and how wide their files are for each pixel of the screen they fill. */
const LOADED = `Promise.all([...document.querySelectorAll('main img.picture')].map(async (picture) => {
  const { top, left, width, height } = picture.getBoundingClientRect();
  if (!picture.currentSrc.startsWith('http')) return null;
  const file = new Image();
  file.src = picture.currentSrc;
  await file.decode();
  const scale = Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
  return { address: picture.currentSrc, top, left, filled: 1 / scale, isEager: picture.loading === 'eager' };
})).then((all) => all.filter(Boolean))`;

/** The drawing over the first picture of the page; `none` as long as it has not failed. */
const PLATE = `getComputedStyle(document.querySelector('main img.picture'), '::after').maskImage`;

interface LoadedPicture {
  address: string;
  top: number;
  left: number;
  filled: number;
  isEager: boolean;
}

test.use({ deviceScaleFactor: 2 });
test.beforeEach(() => sandbox.reset());

for (const { page: name, address, eager } of PAGES) {
  test(`${name} requests the pictures on the screen in the widths that they fill, the others when it is moved`, async ({
    page,
  }) => {
    await openUntouched(page, address);
    const loaded = () => page.evaluate<LoadedPicture[]>(LOADED);
    await expect.poll(async () => (await loaded()).length).toBeGreaterThan(1);
    const first = await loaded();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const { address: file, filled } of first) {
      expect(filled, `${file} is sharp`).toBeGreaterThan(0.9);
      expect(filled, `${file} is no wider than needed`).toBeLessThan(1.6);
    }
    expect(first.filter(({ isEager }) => isEager)).toHaveLength(eager);
    // A file that is on the screen already is shown below it too, without a request.
    const onScreen = new Set(first.filter(({ top }) => top <= height).map(({ address: file }) => file));
    expect(first.filter(({ top, address: file }) => top > height && !onScreen.has(file))).toEqual([]);
    expect(first.filter(({ left }) => left > width * 5)).toEqual([]);

    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 40);
    await expect
      .poll(
        async () => (await loaded()).filter((one) => one.top > height && !onScreen.has(one.address)).length,
      )
      .toBeGreaterThan(0);
  });
}

test('a picture that fails, whose original fails too, leaves a quiet plate', async ({ page }) => {
  await page.route(/\/(api\/)?images[/?]/, (route) => route.abort());
  await page.goto('/filials');
  await expect.poll(() => page.evaluate<string>(PLATE)).toContain('svg');
});
