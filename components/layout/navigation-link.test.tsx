import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { NavigationLink } from './navigation-link';

/** A link that the app follows: it prevents the browser from doing so. */
const mockLink = (props: ComponentProps<'a'>) => <a {...props} onClick={(event) => event.preventDefault()} />;
jest.mock('next/link', () => ({
  __esModule: true,
  default: (props: ComponentProps<'a'>) => mockLink(props),
}));

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
  expect(fireEvent.click(link)).toBe(needsLogin);
});
