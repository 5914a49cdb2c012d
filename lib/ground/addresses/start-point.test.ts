/** @jest-environment node */
import { findStartPoint, pointOfQuery } from './start-point';

const LINKED = { latitude: 43.25, longitude: 76.9 };
const DRAFT_POINT = { latitude: 43.26, longitude: 76.95 };
const DRAFT = { ...DRAFT_POINT, building: '52' };
const ACTIVE = { latitude: 43.24, longitude: 76.91 };
const DINER = { latitude: 43.2, longitude: 76.8 };
const CENTRE = { latitude: 43.235, longitude: 76.94 };
const ELSEWHERE = { latitude: 51.13, longitude: 71.43 };
const QUERY = '?lat=43.25&long=76.9';

function known(part: Partial<Parameters<typeof findStartPoint>[0]> = {}) {
  const ask = jest.fn(() => Promise.resolve({ coordinates: DINER }));
  return {
    search: '',
    draft: null,
    active: null,
    centre: null,
    isPermitted: () => Promise.resolve(true),
    ask,
    ...part,
  };
}
const unknown = () => Promise.resolve({ coordinates: null });
const prompts = () => Promise.resolve(false);

describe('the pin is placed first', () => {
  test.each([
    ['where the draft is', { draft: DRAFT, search: QUERY, active: ACTIVE }, DRAFT_POINT],
    ['where the link says', { search: QUERY, active: ACTIVE, centre: CENTRE }, LINKED],
    ['at the active address', { active: ACTIVE, centre: CENTRE }, ACTIVE],
    ['at the active address, wherever that is, while no town is known', { active: ELSEWHERE }, ELSEWHERE],
    ['where the diner is', { centre: CENTRE }, DINER],
    [
      'where the diner is, though their address is in another town',
      { active: ELSEWHERE, centre: CENTRE },
      DINER,
    ],
    ['at the diner’s position, which is requested when there is no town', { isPermitted: prompts }, DINER],
  ])('%s, which is the diner’s own', async (_where, part, point) => {
    await expect(findStartPoint(known(part))).resolves.toEqual({ point, isOwn: true });
  });

  test.each([
    ['in the town, while asking the diner would prompt', { centre: CENTRE, isPermitted: prompts }, CENTRE],
    ['in the town, where the diner’s position is not known', { centre: CENTRE, ask: unknown }, CENTRE],
    [
      'in the town, where only an address in another one is known',
      { active: ELSEWHERE, centre: CENTRE, ask: unknown },
      CENTRE,
    ],
    ['in a street whose house is not known', { draft: { ...DRAFT, building: '' } }, DRAFT_POINT],
  ])('%s, which is not the diner’s', async (_where, part, point) => {
    await expect(findStartPoint(known(part))).resolves.toEqual({ point, isOwn: false });
  });

  test('nowhere, when nothing can be determined', async () => {
    await expect(findStartPoint(known({ ask: unknown }))).resolves.toBeNull();
  });

  test('the pin is placed first at a known point without a request for the position', async () => {
    const state = known({ active: ACTIVE });
    await findStartPoint(state);
    expect(state.ask).not.toHaveBeenCalled();
  });
});

describe('the point of an address', () => {
  test.each([
    ['?lat=43.25&long=76.9', LINKED],
    ['?lat=-33.9&long=-70', { latitude: -33.9, longitude: -70 }],
    ['?lat=0&long=0', { latitude: 0, longitude: 0 }],
    ['', null],
    ['?lat=43.25', null],
    ['?lat=&long=', null],
    ['?lat=91&long=10', null],
    ['?lat=10&long=180.5', null],
    ['?lat=1e1&long=10', null],
    ['?lat=NaN&long=Infinity', null],
  ])('%s', (search, expected) => {
    expect(pointOfQuery(search)).toEqual(expected);
  });
});
