import { render, screen } from '@testing-library/react';
import { NavigationLink } from './navigation-link';

test.each([
  ['to a page for everybody is followed by the app', false],
  ['to a page behind the sign-in is followed by the browser itself', true],
])('a link %s', (_what, needsLogin) => {
  render(
    <NavigationLink href="/profile" needsLogin={needsLogin} aria-current="page">
      Profile
    </NavigationLink>,
  );
  const link = screen.getByRole('link', { name: 'Profile', current: 'page' });
  expect(link).toHaveAttribute('href', '/profile');
  expect(link.hasAttribute('data-soft')).toBe(!needsLogin);
});
