/** @jest-environment node */
import sharp from 'sharp';
import { foodCutOut } from './cut-outs';

/** The strongest opacity in the last column of a cut-out, 0 to 255. */
async function edgeOpacity(food: string): Promise<number> {
  const { dataUri, width, height } = await foodCutOut(food);
  const png = Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');
  const edge = await sharp(png)
    .extract({ left: width - 1, top: 0, width: 1, height })
    .png()
    .toBuffer();
  const { channels } = await sharp(edge).stats();
  return channels[3]?.max ?? 255;
}

describe('a drawing cut out of its ground', () => {
  it.each(['kazy', 'shank', 'sulguni'])('keeps the soft edge of the shadow of %s', async (food) => {
    expect(await edgeOpacity(food)).toBeLessThan(70);
  });
});
