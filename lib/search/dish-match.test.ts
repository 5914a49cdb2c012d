/** @jest-environment node */
import { isNamed, matchNames, named } from './dish-match';

const DISHES = [
  'Чай с чабрецом',
  'Лагман уйгурский',
  'Суп-лагман',
  'Самса с тыквой',
  'Плов',
  'Плов чайханский',
  'Бешбармақ',
  'Хачапури по-аджарски',
  'ხინკალი',
  'Наполеон',
].map((name) => named(name, name));

describe('a dish is found', () => {
  test.each([
    ['лагман', ['Лагман уйгурский', 'Суп-лагман']],
    ['ЛАГМАН уйг', ['Лагман уйгурский']],
    ['чай', ['Чай с чабрецом', 'Плов чайханский']],
    ['плов', ['Плов', 'Плов чайханский']],
    ['тыкв самс', ['Самса с тыквой']],
    ['хинкали', ['ხინკალი']],
    ['khachapuri', ['Хачапури по-аджарски']],
    ['бешбармак', ['Бешбармақ']],
    ['напалеон', ['Наполеон']],
    ['лагамн', ['Лагман уйгурский', 'Суп-лагман']],
    ['хачапурри', ['Хачапури по-аджарски']],
    ['хочепури', ['Хачапури по-аджарски']],
    ['бешпармк', ['Бешбармақ']],
    ['лагманы', ['Лагман уйгурский', 'Суп-лагман']],
    ['полеон', ['Наполеон']],
  ])('by %s: %j', (text, found) => {
    expect(matchNames(DISHES, text).items).toEqual(found);
  });

  test.each(['пицца', 'плав да', 'лг', 'чо', '', '!', 'лагман пицца'])('not by %j', (text) => {
    expect(matchNames(DISHES, text).items).toEqual([]);
  });

  test.each([
    ['плов', true],
    ['полеон', true],
    ['напалеон', false],
    ['пицца', false],
  ])('by %s for sure: %s', (text, isSure) => {
    expect(matchNames(DISHES, text).isSure).toBe(isSure);
  });

  test('in time also by a text of a hundred letters', () => {
    const long = named('long', 'я'.repeat(2000));
    expect(matchNames([long], 'ю'.repeat(100)).items).toEqual([]);
  });
});

test('a venue is named by what its name has', () => {
  expect(isNamed('Ақ Дастархан, Достық', 'ак дастархан')).toBe(true);
  expect(isNamed('Ақ Дастархан, Достық', 'лагман')).toBe(false);
});
