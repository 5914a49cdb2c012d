import { SIGN_IN_ID_COOKIE } from '@/lib/core/session/sign-in-id';

export const NOW = Date.UTC(2026, 2, 14, 9);

/** The stored value under each key after `act`. */
export async function storedBy(act: () => unknown): Promise<Record<string, string>> {
  await act();
  return { ...localStorage, ...sessionStorage };
}

/** Each test begins with an empty storage, at {@link NOW}, with a diner who is signed in; random bytes count from 1. */
export function startEmptyStorage(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    jest.useFakeTimers({ now: NOW });
    document.cookie = `${SIGN_IN_ID_COOKIE}=sign-in-1`;
    let last = 0;
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill((last += 1));
      return array;
    });
  });
  afterEach(() => jest.useRealTimers());
}
