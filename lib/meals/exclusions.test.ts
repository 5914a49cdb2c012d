import { mayHave, type Exclusion } from './exclusions';

test.each<[name: string, description: string, exclusion: Exclusion]>([
  ['Манты', 'Тонкое тесто, тыква', 'meat'],
  ['Палау', 'Күріш, сәбіз', 'meat'],
  ['Пицца', 'Ветчина и грибы', 'pork'],
  ['Pizza', 'Ham and mushrooms', 'meat'],
  ['ხინკალი', 'წვნიანი', 'meat'],
  ['Салат', 'Слабосолёная сёмга', 'fish'],
  ['ბადრიჯანი ნიგვზით', 'ბადრიჯანი', 'nuts'],
  ['Хачапури по-аджарски', 'Тесто и яйцо', 'dairy'],
  ['Қымыз', 'Бие сүтінен', 'dairy'],
  ['Лапша', 'Очень острая', 'spicy'],
  ['Pecorino cheese', 'With honey', 'dairy'],
  ['Cappuccino milk foam', 'Coffee', 'dairy'],
  ['Jalapeno chicken roll', 'Rice', 'meat'],
])('finds that "%s" (%s) has %s', (name, description, exclusion) => {
  expect(mayHave({ name, description }, 'Меню', [exclusion])).toBe(true);
});

test.each<[name: string, description: string, section: string, exclusion: Exclusion]>([
  ['Лагман без мяса', 'Овощи и лапша', 'Без мяса', 'dairy'],
  ['Рис с овощами', 'Без мяса', 'Етсіз тағамдар', 'meat'],
  ['Vegetable rice', 'Nut-free and without dairy', 'Meat-free', 'nuts'],
  ['Курага', 'Сушёный абрикос', 'Десерты', 'meat'],
  ['Томатный суп', 'Томаты и базилик', 'Супы', 'spicy'],
])('finds that "%s" (%s) in "%s" has no %s', (name, description, section, exclusion) => {
  expect(mayHave({ name, description }, section, [exclusion])).toBe(false);
});

test('trusts no dish without a description, unless nothing is excluded', () => {
  const dish = { name: 'Рис', description: null };
  expect(mayHave(dish, 'Гарниры', ['nuts'])).toBe(true);
  expect(mayHave(dish, 'Гарниры', [])).toBe(false);
});
