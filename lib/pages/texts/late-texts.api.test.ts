import { answeredBy } from '@/lib/core/bff/test-server';
import { requestTexts } from './late-texts.api';

test('late texts come with the numbers of their language, which plurals need', async () => {
  document.documentElement.lang = 'kk';
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'GET /api/texts/menu': { texts: { menu: { add: 'Қосу' } } } }));
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  await expect(requestTexts('menu')).resolves.toEqual({ menu: { add: 'Қосу' } });
  expect(numbers).toHaveBeenCalledWith('kk');
});
