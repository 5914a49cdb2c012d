/** @jest-environment node */
import { correctedText, isNamed, matchNames, named } from './dish-match';

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
  ])('a dish is found by %s: %j', (text, found) => {
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
  ])('a dish is found by %s for sure: %s', (text, isSure) => {
    expect(matchNames(DISHES, text).isSure).toBe(isSure);
  });

  test('a dish is found in time also by a text of a hundred letters', () => {
    const long = named('long', 'я'.repeat(2000));
    expect(matchNames([long], 'ю'.repeat(100)).items).toEqual([]);
  });
});

test('a venue is named by what its name has', () => {
  expect(isNamed('Ақ Дастархан, Достық', 'ак дастархан')).toBe(true);
  expect(isNamed('Ақ Дастархан, Достық', 'лагман')).toBe(false);
});

// Holds SRCH-39.
describe('a corrected text', () => {
  test.each([
    [
      'has a misspelled word as the best name has it',
      ['Бешбармак с казы', 'Бешбармак'],
      'бишпармак',
      'бешбармак',
    ],
    ['replaces the misspelled one of several words', ['Суп лагман'], 'суп логман', 'суп лагман'],
    ['is missing for a text that a name has', ['Бешбармак', 'Бешпармак'], 'бешпармак', null],
    ['is missing for a text in other letters', ['Бешбармак'], 'beshbarmak', null],
    ['is missing for a text that no name is like', ['Плов'], 'палау', null],
    ['is missing without a name', [], 'плов', null],
  ])('%s', (_what, names, text, corrected) => {
    expect(correctedText(names, text)).toBe(corrected);
  });
});
