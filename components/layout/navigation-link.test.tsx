import { render, screen } from '@testing-library/react';
import { NavigationLink } from './navigation-link';

test.each([
  ['to a page for everybody', false],
  ['to a page behind the sign-in', true],
])('a link %s says whether it needs the sign-in', (_what, needsLogin) => {
  render(
    <NavigationLink href="/profile" needsLogin={needsLogin} aria-current="page">
      Profile
    </NavigationLink>,
  );
  const link = screen.getByRole('link', { name: 'Profile', current: 'page' });
  expect(link).toHaveAttribute('href', '/profile');
  expect(link.hasAttribute('data-needs-login')).toBe(needsLogin);
});
