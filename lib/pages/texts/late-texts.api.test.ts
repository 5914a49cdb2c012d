import { connection } from '@/lib/core/connection/connection';
import { answeredBy, refusal } from '@/lib/core/bff/test-server';
import { requestTexts } from './late-texts.api';

const MENU = 'GET /api/texts/menu';
const texts = { menu: { add: 'Добавить' } };
const answer = (...answers: Parameters<typeof answeredBy>[0][string][]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ [MENU]: answers.flat() }));

test('a failed request for texts is sent again, and an answered one is sent once', async () => {
  document.documentElement.dataset.site = 'kz-ru-web';
  const fetched = answer('no network', refusal('upstream/unavailable'), { texts: 5 }, { texts });
  await expect(requestTexts('menu')).rejects.toThrow(TypeError);
  expect(connection.isWeak()).toBe(true);
  await expect(requestTexts('menu')).rejects.toThrow(TypeError);
  expect(connection.isWeak()).toBe(false);
  await expect(requestTexts('menu')).rejects.toThrow(TypeError);
  await expect(requestTexts('menu')).resolves.toEqual(texts);
  await expect(requestTexts('menu')).resolves.toEqual(texts);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(fetched).toHaveBeenLastCalledWith('/api/texts/menu', {
    headers: { 'X-Site': 'kz-ru-web' },
    cache: 'no-store',
  });
});
