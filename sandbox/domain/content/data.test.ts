/** @jest-environment node */
import { parseYaml } from '../../data/read-data';
import { story } from './story-texts';

const STORY = `id: 4
country: kz
pictures: breakfast
title: { kk: Күні бойы таңғы ас, ru: Завтраки весь день, en: All-day breakfast }
slides:
  - text: null
  - seconds: 7
    button:
      text: { kk: Жақын мекеме, ru: Ближайшее место, en: Find the nearest, ka: უახლოესი ადგილი }
      link: /brands/filials?brand=30
`;

const changed = (from: string, to: string) => () => parseYaml('stories.yaml', STORY.replace(from, to), story);

describe('data of a story', () => {
  it('is read with the defaults where it has no value', () => {
    expect(changed('', '')()).toMatchObject({
      run: 'open',
      brandId: null,
      slides: [
        { text: null, button: null, durationMs: 5_000 },
        { text: null, durationMs: 7_000 },
      ],
    });
  });

  it.each([
    [
      'lacks a language of its country',
      changed('kk: Күні бойы таңғы ас, ', ''),
      'line 4: title.kk must be a text, and is missing',
    ],
    [
      'lacks a language of both countries',
      changed(', ka: უახლოესი ადგილი', ''),
      'line 9: slides[1].button.text.ka must be a text, and is missing',
    ],
    [
      'has a key that is unknown',
      changed('seconds', 'second'),
      "line 7: slides[1] has the unknown key 'second'",
    ],
    [
      'has a number that is a word',
      changed('7', 'long'),
      "line 7: slides[1].seconds must be a number, not 'long'",
    ],
    [
      'has pictures that there are not',
      changed('breakfast', 'brunch'),
      "line 3: pictures must be the name of a story with pictures, and there is none called 'brunch'",
    ],
    [
      'ends at no time that is known',
      changed('pictures', 'run: year\npictures'),
      "line 3: run must be 'week' or 'month' or 'open' or 'over', not 'year'",
    ],
  ])('is refused where it %s', (_what, read, message) => {
    expect(read).toThrow(message);
  });
});
