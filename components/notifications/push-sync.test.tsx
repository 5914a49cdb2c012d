import { render, waitFor } from '@testing-library/react';
import { fakePush, type FakePush } from '@/lib/ground/notifications/test-push';
import { SIGN_IN_ID_COOKIE } from '@/lib/core/session/sign-in-id';
import { PushSync } from './push-sync.client';

let remove = () => {};

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() =>
  Promise.all([
    import('@/lib/ground/notifications/push.api'),
    import('@/lib/ground/notifications/push.schema'),
  ]),
);
afterEach(() => {
  remove();
  localStorage.clear();
  document.cookie = `${SIGN_IN_ID_COOKIE}=; Max-Age=0`;
});

function visit(part: Partial<FakePush>, isSignedIn: boolean) {
  ({ remove } = fakePush({ permission: 'granted', endpoint: 'https://push.test/1', ...part }));
  if (isSignedIn) document.cookie = `${SIGN_IN_ID_COOKIE}=1`;
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ isRegistered: true })));
  render(<PushSync />);
  return fetched;
}

describe('a visit', () => {
  test('a visit of a signed-in diner registers a token that is not the stored one', async () => {
    const fetched = visit({}, true);
    await waitFor(() => expect(localStorage.getItem('pushToken')).toContain('https://push.test/1'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a visit of a guest ends the pushes of the diner who was signed in before', async () => {
    localStorage.setItem('pushToken', 'token-of-before');
    const fetched = visit({}, false);
    await waitFor(() => expect(localStorage.getItem('pushToken')).toBeNull());
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/notifications/push',
      { method: 'DELETE', body: JSON.stringify({ token: 'token-of-before' }) },
    ]);
  });

  test.each<[who: string, part: Partial<FakePush>, isSignedIn: boolean]>([
    ['of a guest', {}, false],
    ['of a diner who has not allowed pushes', { permission: 'default' }, true],
    ['of a diner who has switched them off', { endpoint: null }, true],
  ])('%s registers nothing', async (_who, part, isSignedIn) => {
    jest.useFakeTimers();
    const fetched = visit(part, isSignedIn);
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(fetched).not.toHaveBeenCalled();
  });
});
