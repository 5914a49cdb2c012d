import { render, waitFor } from '@testing-library/react';
import { z } from 'zod/mini';
import { requestBff } from '@/lib/core/bff/client';
import { watchLeaving, watchReloading } from '@/lib/core/paths/test-location';
import { SessionEnd } from './session-end.client';

const schema = () => Promise.resolve(z.object({}));

/** Shows a page on which a response says that the session is over. */
async function endOn(address: string, details?: object) {
  sessionStorage.clear();
  window.history.replaceState(null, '', address);
  const [leaving, reloading] = [watchLeaving(), watchReloading()];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ error: { code: 'auth/ended', details } }, { status: 401 })),
    );
  const { unmount } = render(<SessionEnd />);
  await requestBff('/api/profile', schema).catch(() => undefined);
  await waitFor(() => expect(leaving.mock.calls.length + reloading.mock.calls.length).toBe(1));
  unmount();
  return { leaving, reloading };
}

describe('a session that the platform has ended', () => {
  // Holds AUTH-28, AUTH-31.
  test.each(['track', 'track-missing'])(
    'because of its track (%s) leads a page of the diner’s own to the screen that says so',
    async (problem) => {
      const { leaving } = await endOn('/orders?state=active', { problem });
      expect(leaving).toHaveBeenCalledWith(`/auth?problem=${problem}&return=%2Forders%3Fstate%3Dactive`);
    },
  );

  // Holds AUTH-26.
  test.each([
    ['a page for everybody', '/filials/3107', { problem: 'track' }],
    ['a page whose token alone was refused', '/orders', undefined],
    ['an unknown problem', '/orders', { problem: 'https://evil.example' }],
  ])('loads %s again', async (_what, address, details) => {
    const { leaving, reloading } = await endOn(address, details);
    expect(leaving).not.toHaveBeenCalled();
    expect(reloading).toHaveBeenCalledTimes(1);
  });
});
