/** @jest-environment node */
import { createRequire } from 'node:module';

const resolveFrom = (from: string) => createRequire(from).resolve('use-intl/react');

describe('what a browser gets as next-intl', () => {
  test('is the very library that next-intl has, whose provider stands on the server’s pages', () => {
    expect(resolveFrom(__filename)).toBe(resolveFrom(require.resolve('next-intl')));
  });
});
