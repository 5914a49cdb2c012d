import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { takeChangingTexts } from './changing-texts';

const Returned = ({ text }: { text: string }) => text;

interface Change {
  what: string;
  before: ReactNode;
  after: ReactNode;
  /** Empty where the text may stand as it does. */
  expected: string[];
}

/** Each replaces the children of one paragraph. */
const CHANGES: Change[] = [
  { what: 'changes', before: <>1 {<b />}</>, after: <>2 {<b />}</>, expected: ["'1 ' changes in <p></p>"] },
  {
    what: 'goes',
    before: (
      <>
        {'1'}
        {<b />}
      </>
    ),
    after: (
      <>
        {null}
        {<b />}
      </>
    ),
    expected: ["'1' goes in <p></p>"],
  },
  {
    what: 'comes',
    before: (
      <>
        {null}
        {<b />}
      </>
    ),
    after: (
      <>
        {'1'}
        {<b />}
      </>
    ),
    expected: ["'1' comes in <p></p>"],
  },
  {
    what: 'gets an element before it',
    before: (
      <>
        {null}
        {'1'}
      </>
    ),
    after: (
      <>
        {<b />}
        {'1'}
      </>
    ),
    expected: ["'1' is inserted before in <p></p>"],
  },
  {
    what: 'is what a component returns',
    before: <Returned text="1" />,
    after: <Returned text="2" />,
    expected: ["'1' changes in <p></p>"],
  },
  {
    what: 'has an element of its own',
    before: (
      <>
        <span>1</span>
        <b />
      </>
    ),
    after: (
      <>
        <span>2</span>
        <b />
      </>
    ),
    expected: [],
  },
  { what: 'is the one child', before: '1', after: null, expected: [] },
  {
    what: 'stays as it is',
    before: (
      <>
        1 <b>2</b>
      </>
    ),
    after: (
      <>
        1 <b>3</b>
      </>
    ),
    expected: [],
  },
];

// Holds LAY-37.
test.each(CHANGES)('a text that $what beside others is found: $expected', ({ before, after, expected }) => {
  const { rerender } = render(<p>{before}</p>);
  rerender(<p>{after}</p>);
  expect(takeChangingTexts()).toEqual(expected);
});
