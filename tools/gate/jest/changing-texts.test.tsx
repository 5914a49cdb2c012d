import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { takeChangingTexts } from './changing-texts';

const Returned = ({ text }: { text: string }) => text;
const b = <b />;
const of = (tag: string, ...children: ReactNode[]) => createElement(tag, null, ...children);

/** A change of text: the children before and after, and the findings, none if it is safe. */
const CHANGES: [string, ReactNode[], ReactNode[], string[]][] = [
  ['changes', ['1 ', b], ['2 ', b], ["'1 ' changes in <p></p>"]],
  ['goes', ['1', b], [null, b], ["'1' goes in <p></p>"]],
  ['comes', [null, b], ['1', b], ["'1' comes in <p></p>"]],
  ['gets an element before it', [null, '1'], [b, '1'], ["'1' is inserted before in <p></p>"]],
  [
    'is what a component returns',
    [createElement(Returned, { text: '1' })],
    [createElement(Returned, { text: '2' })],
    ["'1' changes in <p></p>"],
  ],
  ['has an element of its own', [of('span', '1'), b], [of('span', '2'), b], []],
  ['is the one child', ['1'], [null], []],
  ['stays as it is', ['1 ', of('b', '2')], ['1 ', of('b', '3')], []],
];

// Holds LAY-37.
test.each(CHANGES)('a text that %s beside others is found', (_what, before, after, expected) => {
  const { rerender } = render(of('p', ...before));
  rerender(of('p', ...after));
  expect(takeChangingTexts()).toEqual(expected);
});
