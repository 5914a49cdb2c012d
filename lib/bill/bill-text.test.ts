/** @jest-environment node */
import type { Language } from '@/lib/core/site/site';
import { billNumber } from './bill-text';

describe('what a bill reads', () => {
  test.each<[value: number, language: Language, text: string]>([
    [2, 'ru', '2'],
    [10, 'en', '10'],
    [0.5, 'ru', '0,5'],
    [0.5, 'kk', '0,5'],
    [1.5, 'ka', '1,5'],
    [0.5, 'en', '0.5'],
    [0.125, 'en', '0.125'],
    [7.5, 'ru', '7,5'],
    [1 / 3, 'en', '0.333'],
    [0.1 + 0.2, 'ru', '0,3'],
  ])('%d in %s is %s', (value, language, text) => {
    expect(billNumber(value, language)).toBe(text);
  });
});
