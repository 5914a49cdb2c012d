import { courseOf } from './course';

test.each([
  ['Салқын тағамдар мен салаттар', 'starter'],
  ['Холодные закуски и салаты', 'starter'],
  ['ცივი კერძები და სალათები', 'starter'],
  ['Сорпа-көжелер', 'soup'],
  ['წვნიანები', 'soup'],
  ['Рыбный суп', 'soup'],
  ['Ыстық тағамдар', 'main'],
  ['From the grill', 'main'],
  ['მწვადი და გრილი', 'main'],
  ['Без мяса', 'main'],
  ['Баранина и мясо', 'main'],
  ['Гарнирлер', 'side'],
  ['Нан мен бәліштер', 'bread'],
  ['ცომეული', 'bread'],
  ['Сладкая выпечка', 'sweet'],
  ['ტკბილი ცომეული', 'sweet'],
  ['Салқын кофе мен шай', 'drink'],
  ['Iced coffee and tea', 'drink'],
  ['სმუზი და წვენები', 'drink'],
])('reads the section "%s" as %s', (name, course) => {
  expect(courseOf(name)).toBe(course);
});

test.each(['Бар', 'Сыра', 'Beer and wine', 'ღვინო', 'Соусы', 'Завтраки', 'Комбо', 'Новый год', '', '🍔'])(
  'reads the section "%s" as no part of a meal',
  (name) => {
    expect(courseOf(name)).toBeNull();
  },
);
