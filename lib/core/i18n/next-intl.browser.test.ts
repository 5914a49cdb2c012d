/** @jest-environment node */
import { createRequire } from 'node:module';

const resolveFrom = (from: string) => createRequire(from).resolve('use-intl/react');

describe('what a browser gets as next-intl', () => {
  test('stands on the copy of use-intl that next-intl has: two would be two contexts', () => {
    expect(resolveFrom(__filename)).toBe(resolveFrom(require.resolve('next-intl')));
  });
});
