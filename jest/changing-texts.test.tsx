import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { takeChangingTexts } from './changing-texts';

/** What is found while one content replaces another. */
function found(before: ReactNode, after: ReactNode): string[] {
  const { rerender } = render(before);
  rerender(after);
  return takeChangingTexts();
}

const Late = ({ text }: { text: string | null }) => text;

// Holds LAY-36.
describe('a text beside other children', () => {
  test.each([
    [
      'changes',
      <p>
        1 <b>dish</b>
      </p>,
      <p>
        2 <b>dish</b>
      </p>,
      "'1 ' changes in <p></p>",
    ],
    [
      'goes',
      <p>
        {'ready'}
        <b />
      </p>,
      <p>
        {null}
        <b />
      </p>,
      "'ready' goes in <p></p>",
    ],
    [
      'comes',
      <p>
        {null}
        <b />
      </p>,
      <p>
        {'ready'}
        <b />
      </p>,
      "'ready' comes in <p></p>",
    ],
    [
      'gets an element before it',
      <p>
        {null}
        {'ready'}
      </p>,
      <p>
        <i />
        {'ready'}
      </p>,
      "'ready' is inserted before in <p></p>",
    ],
    [
      'is what a component returns',
      <p>
        <Late text="1" />
      </p>,
      <p>
        <Late text="2" />
      </p>,
      "'1' changes in <p></p>",
    ],
  ])('is found where it %s', (_what, before, after, expected) => {
    expect(found(before, after)).toEqual([expected]);
  });

  test.each([
    [
      'has an element of its own',
      <p>
        <span>1</span>
        <b />
      </p>,
      <p>
        <span>2</span>
        <b />
      </p>,
    ],
    ['is the one child', <p>1</p>, <p>{null}</p>],
    [
      'stays as it is',
      <p>
        dish <b>1</b>
      </p>,
      <p>
        dish <b>2</b>
      </p>,
    ],
  ])('is fine where it %s', (_what, before, after) => {
    expect(found(before, after)).toEqual([]);
  });
});
