/** @jest-environment node */
import { otherPicturesOf, picturesOf } from './recipes';

describe('other pictures of a dish', () => {
  it('show the same kind of dish, in their order', () => {
    const [first, second, ...rest] = picturesOf('manty').map(({ key }) => key);
    expect(rest.length).toBeGreaterThan(0);
    expect(otherPicturesOf(second ?? '')).toEqual([first, ...rest]);
  });

  it('are none of what shows no dish', () => {
    expect(otherPicturesOf('covers/samal')).toEqual([]);
  });
});
