/** @jest-environment node */
import { RecentAnswers } from './recent-answers';

const counting = () => {
  let asked = 0;
  return { ask: async () => (asked += 1), asked: () => asked };
};

describe('an answer', () => {
  test('is asked for once while it is young', async () => {
    const recent = new RecentAnswers<number>(10, 1000);
    const { ask } = counting();
    await expect(Promise.all([recent.get('a', ask, 0), recent.get('a', ask, 999)])).resolves.toEqual([1, 1]);
    await expect(recent.get('a', ask, 1000)).resolves.toBe(2);
  });

  test('is forgotten when there are too many, the oldest first', async () => {
    const recent = new RecentAnswers<number>(2, 1000);
    const { ask, asked } = counting();
    for (const key of ['a', 'b', 'c']) await recent.get(key, ask, 0);
    await recent.get('c', ask, 1);
    await recent.get('b', ask, 1);
    expect(asked()).toBe(3);
    await recent.get('a', ask, 1);
    expect(asked()).toBe(4);
  });

  test('that failed is asked for again', async () => {
    const recent = new RecentAnswers<number>(2, 1000);
    await expect(recent.get('a', () => Promise.reject(new Error('lost')), 0)).rejects.toThrow('lost');
    await expect(recent.get('a', async () => 7, 1)).resolves.toBe(7);
  });
});
