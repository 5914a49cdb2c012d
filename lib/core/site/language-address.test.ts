/** @jest-environment node */
import { inLanguage } from './language-address';

test.each([
  ['/', '/?language=kk'],
  ['/filials?town=astana', '/filials?town=astana&language=kk'],
  ['/filials?language=ru&page=2', '/filials?language=kk&page=2'],
  ['/faq#section-2', '/faq?language=kk#section-2'],
  ['/search?q=%D1%87%D0%B0%D0%B9', '/search?q=%D1%87%D0%B0%D0%B9&language=kk'],
])('%s in Kazakh is %s', (path, address) => {
  expect(inLanguage(path, 'kk')).toBe(address);
});
