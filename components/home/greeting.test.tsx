import { render, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { Greeting } from './greeting.client';

// Code that is loaded on demand is compiled first, so that no test waits for that.
beforeAll(() =>
  Promise.all([import('@/lib/ground/auth/visit-session'), import('@/lib/ground/auth/session')]),
);

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

beforeEach(() => signInForTest(true));

describe('the greeting', () => {
  // Holds VEN-75.
  test('the greeting of a guest asks for the name, and our server for nothing', async () => {
    signInForTest(false);
    show({ isSignedIn: true, name: 'Айгерім', dinerId: null, bonusesMinor: 0 });
    await settled();
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getByText('Здравствуйте, гость!')).toBeVisible();
  });

  test.each([[{ isSignedIn: false, name: null, dinerId: null, bonusesMinor: 0 }], [null]])(
    'the greeting of whose session is over, or of who cannot be known, asks for the name (%j)',
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
  ])('the greeting of a signed-in diner called %s says %s', async (name, words) => {
    show({ isSignedIn: true, name, dinerId: null, bonusesMinor: 0 });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
