/** @jest-environment node */
import { stringify } from 'yaml';
import { parseYaml } from '../data/read-data';
import { ERROR_TITLES, errorTitles } from './errors';

const read = (titles: object) => () => parseYaml('error-titles.yaml', stringify(titles), errorTitles);

describe('titles of refusals', () => {
  it.each([
    [
      'a code without a title',
      { ...ERROR_TITLES, not_found: undefined },
      'not_found must be a map, and is missing',
    ],
    [
      'a title without a code',
      { ...ERROR_TITLES, not_fund: ERROR_TITLES.not_found },
      "unknown key 'not_fund'",
    ],
    [
      'a language that is missing',
      { ...ERROR_TITLES, not_found: { ...ERROR_TITLES.not_found, ka: undefined } },
      'not_found.ka must be a text, and is missing',
    ],
  ])('are not read with %s', (_what, titles, message) => {
    expect(read(titles)).toThrow(message);
  });
});
