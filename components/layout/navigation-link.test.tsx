import { fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { NavigationLink } from './navigation-link';

const push = jest.fn<Promise<boolean>, [string]>().mockResolvedValue(true);
const router = { push, prefetch: () => Promise.resolve() } as Partial<NextRouter> as NextRouter;

test.each([
  ['to a page for everybody is followed by the app', false],
  ['to a page behind the sign-in is followed by the browser itself', true],
])('a link %s', (_what, needsLogin) => {
  render(
    <RouterContext.Provider value={router}>
      <NavigationLink href="/profile" needsLogin={needsLogin} aria-current="page">
        Profile
      </NavigationLink>
    </RouterContext.Provider>,
  );
  const link = screen.getByRole('link', { name: 'Profile', current: 'page' });
  expect(link).toHaveAttribute('href', '/profile');
  // The app prevents the browser from following what it follows itself.
  expect(fireEvent.click(link)).toBe(needsLogin);
});
