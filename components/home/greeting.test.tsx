import { render, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/lib/bff/query-client';
import { Greeting } from './greeting.client';

// What comes when it is wanted is compiled first, so that no test waits for that.
beforeAll(() => Promise.all([import('@/lib/auth/session.api'), import('@/lib/auth/session')]));

function show(session: unknown) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      session ? Promise.resolve(Response.json(session)) : Promise.reject(new TypeError('offline')),
    );
  render(
    <Greeting
      guest="Здравствуйте, гость!"
      ask="Как вас зовут?"
      named="Здравствуйте, {name}!"
      nameless="Здравствуйте!"
    />,
  );
}

beforeEach(() => {
  queryClient().clear();
  queryClient().setDefaultOptions({ queries: { retry: false } });
});

describe('the greeting', () => {
  test.each([[{ isSignedIn: false, name: null }], [null]])(
    'of a guest, or of who cannot be known, asks for the name (%j)',
    async (session) => {
      show(session);
      await waitFor(() => expect(fetch).toHaveBeenCalled());
      expect(screen.getByText('Здравствуйте, гость!')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Как вас зовут?' })).toHaveAttribute(
        'href',
        '/api/auth/sign-in?return=%2F',
      );
    },
  );

  test.each([
    ['Айгерім', 'Здравствуйте, Айгерім!'],
    ['<b>{name}</b>', 'Здравствуйте, <b>{name}</b>!'],
    [null, 'Здравствуйте!'],
  ])('of a signed-in diner called %s says %s', async (name, words) => {
    show({ isSignedIn: true, name });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
