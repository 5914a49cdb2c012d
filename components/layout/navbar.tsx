import type { ReactNode } from 'react';
import { NavigationLink } from './navigation-link';

export type NavbarItem = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** Guests are led through the sign-in. */
  needsLogin?: boolean;
  /** The one filled item in the middle; its label is for screen readers only. */
  main?: boolean;
  /** Label of the dot that signals activity there. */
  notification?: string;
};

type NavbarProps = {
  /** Name of the navigation. */
  label: string;
  /** Three to five. */
  items: readonly NavbarItem[];
};

/** The bar at the bottom of a phone; from 1024 px on the header carries the navigation. */
export function Navbar({ label, items }: NavbarProps) {
  return (
    <nav className="navbar" aria-label={label}>
      <div className="navbar__inner">
        {items.map((item) => (
          <NavigationLink
            key={item.href}
            href={item.href}
            needsLogin={item.needsLogin}
            className={item.main ? 'navbar__main' : undefined}
            aria-current={item.current ? 'page' : undefined}
          >
            <i>{item.icon}</i>
            <span className={item.main ? 'visually-hidden' : undefined}>{item.label}</span>
            {item.notification ? (
              <em className="nav-dot">
                <span className="visually-hidden">{item.notification}</span>
              </em>
            ) : null}
          </NavigationLink>
        ))}
      </div>
    </nav>
  );
}
