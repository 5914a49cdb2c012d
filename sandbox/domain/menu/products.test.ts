/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo } from '../../testing/send-to';
import { openBeforeTests } from '../../testing/hooks';
import { PRODUCTS, SAMAL } from '../../testing/orders';

const answer = z.object({ data: z.array(z.object({ id: z.number() })) });

let running: RunningSandbox;
openBeforeTests(1, (opened) => (running = opened));

async function withAdditives(ids: number[]): Promise<number[]> {
  const query = ids.map((id) => `products[]=${id}`).join('&');
  const url = `/menu/v2/products/with/additives/?filial_id=${SAMAL}&${query}`;
  return answer.parse((await sendTo(running.app, { url })).body).data.map(({ id }) => id);
}

describe('products by id', () => {
  const { samsa, flatbread, besbarmaq } = PRODUCTS;

  it.each([
    ['one way', [samsa, flatbread, besbarmaq]],
    ['the other way', [besbarmaq, flatbread, samsa]],
    ['across', [flatbread, besbarmaq, samsa]],
  ])('come in the requested order, %s', async (_what, ids) => {
    expect(await withAdditives(ids)).toEqual(ids);
  });

  it('come once, and without unknown ones', async () => {
    expect(await withAdditives([samsa, 999_999_999, samsa])).toEqual([samsa]);
  });
});
