import { removeStored } from './stored';

/** A test begins in a browser that holds nothing. */
export function emptyStorage(): void {
  for (const area of ['local', 'session'] as const) removeStored(area, () => true);
}

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
}

/** Storage of a browser that forbids it, until the test ends. */
export function forbidStorage(): void {
  refuse('getItem', 'setItem', 'removeItem');
}

/** Storage as of a browser without free space: what it holds can be read. */
export function fillStorage(): void {
  refuse('setItem');
}
