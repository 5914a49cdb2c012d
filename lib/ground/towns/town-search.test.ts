/** @jest-environment node */
import { findByName } from './town-search';

const TOWNS = [
  ['Алматы', 'almaty'],
  ['Астана', 'astana'],
  ['Шымкент', 'shymkent'],
  ['Караганда', 'Қарағанды', 'karaganda'],
  ['Актау', 'Ақтау', 'aktau'],
  ['Актобе', 'Ақтөбе', 'aktobe'],
  ['Уральск', 'Орал', 'uralsk'],
  ['Усть-Каменогорск', 'Өскемен', 'ust-kamenogorsk'],
  ['Кызылорда', 'Қызылорда', 'kyzylorda'],
  ['Талдыкорган', 'Талдықорған', 'taldykorgan'],
  ['თბილისი', 'Тбилиси', 'tbilisi'],
  ['ქუთაისი', 'Кутаиси', 'kutaisi'],
  ['ზუგდიდი', 'Зугдиди', 'zugdidi'],
].map((names) => ({ names }));

const found = (typed: string) => findByName(TOWNS, typed).map(({ names }) => names[0]);

describe('a town is found', () => {
  test.each([
    ['алма', 'Алматы'],
    ['  АЛМАТЫ ', 'Алматы'],
    ['almaty', 'Алматы'],
    ['Алмати', 'Алматы'],
    ['ალმათი', 'Алматы'],
    ['shimkent', 'Шымкент'],
    ['чимкент', 'Шымкент'],
    ['qaragandy', 'Караганда'],
    ['карагнада', 'Караганда'],
    ['Орал', 'Уральск'],
    ['oskemen', 'Усть-Каменогорск'],
    ['усть каменогорск', 'Усть-Каменогорск'],
    ['каменогорск', 'Усть-Каменогорск'],
    ['кызыл орда', 'Кызылорда'],
    ['qyzylorda', 'Кызылорда'],
    ['талдикорган', 'Талдыкорган'],
    ['tbilissi', 'თბილისი'],
    ['тбилиси', 'თბილისი'],
    ['თბილისი', 'თბილისი'],
    ['კუთაისი', 'ქუთაისი'],
  ])('a town is found by %s', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  test('and prefixes of the typed text come before similar names', () => {
    expect(found('акта')[0]).toBe('Актау');
    expect(found('akt')).toEqual(['Актау', 'Актобе']);
  });

  test.each(['лондон', 'zqv', '---', '<script>', 'нет такого '.repeat(900)])('but not by %.12s', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  test.each(['', '   '])('and nothing typed shows them all in their order', (typed) => {
    expect(found(typed)).toEqual(TOWNS.map(({ names }) => names[0]));
  });
});
