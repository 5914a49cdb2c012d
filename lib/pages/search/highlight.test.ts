/** @jest-environment node */
import { highlight } from './highlight';

const shown = (name: string, text: string) =>
  highlight(name, text)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Лагман уйгурский', 'лаг', '[Лаг]ман уйгурский'],
  ['Лағман қуырылған', 'lagman kuir', '[Лағман] [қуыр]ылған'],
  ['Суп-лагман', 'агма', 'Суп-л[агма]н'],
  ['Самса с сыром', 'с', '[С]амса с сыром'],
  ['ხინკალი', 'хинк', '[ხინკ]ალი'],
  ['Щи', 'shi', '[Щи]'],
  ['Пицца', 'пица', '[Пицца]'],
  ['Плов', 'лагман', 'Плов'],
  ['Плов', '', 'Плов'],
  ['Phở', 'фо', '[Phở]'],
])('in %s the text %s is %s', (name, text, marked) => {
  expect(shown(name, text)).toBe(marked);
});
