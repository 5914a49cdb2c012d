import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { SoftLink } from '@/components/ui/soft-link';
import { StaticContent } from '@/components/ui/static-content.client';
import { BackButton } from './back-button.client';
import { BrandMark } from './brand-mark';
import { NavigationLink } from './navigation-link';

export type HeaderLink = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** The part of it that only the browser knows. */
  badge?: ReactNode;
  /** Guests are led through the sign-in. */
  needsLogin?: boolean;
};

type HeaderProps = {
  /** The page's name, its h1 unless `titleIsHeading` is false. */
  title: ReactNode;
  titleIsHeading?: boolean;
  /** The address is the first line; the title is for screen readers and search engines. */
  addressFirst?: boolean;
  /** The product's default title: hidden beside the logo. */
  isUsual?: boolean;
  /** The label of the back button, which shows by default, and the address it falls back to. */
  backLabel?: string;
  backHref?: string;
  /** Replaces the back button; null for none. */
  back?: ReactNode;
  /** Out of the flow, over the scrolling content; otherwise it sticks to the top. */
  fixed?: boolean;
  /** The balance, or one more button. */
  right?: ReactNode;
  /** Where the diner is: under the title, and beside the logo from 1024 px on. */
  addressLine?: ReactNode;
  /** With these the header shows the logo and the navigation, by icons, from 1024 px on. */
  brand?: { name: string; href: string };
  navigation?: { label: string; links: readonly HeaderLink[] };
  /** Only from 1024 px on: below that the page has its own bar, as over a cover. */
  wideOnly?: boolean;
};

const headerItem = ({ href, label, icon, current, badge, needsLogin }: HeaderLink) => (
  <NavigationLink
    key={href}
    href={href}
    needsLogin={needsLogin}
    title={label}
    aria-current={current ? 'page' : undefined}
  >
    {icon}
    <span className="header-nav__word visually-hidden">{label}</span>
    {badge}
  </NavigationLink>
);

/** The header, 64 px high. */
export function Header({
  title,
  titleIsHeading = true,
  addressFirst = false,
  isUsual = false,
  backLabel,
  backHref = '/',
  back = backLabel ? <BackButton label={backLabel} fallbackHref={backHref} /> : null,
  fixed = false,
  right,
  addressLine,
  brand,
  navigation,
  wideOnly = false,
}: HeaderProps) {
  const links = navigation?.links ?? [];
  const withBadge = links.findIndex(({ badge }) => badge !== undefined);
  // The browser draws the link with a badge; those around it stay as the server drew them.
  const badgePlace = withBadge < 0 ? links.length : withBadge;
  const Title = titleIsHeading ? 'h1' : 'p';
  return (
    <header className={classNames('header', fixed && 'header--fixed', wideOnly && 'header--wide-only')}>
      <div className="page-container header__inner">
        {brand ? (
          <SoftLink className="site-logo" href={brand.href}>
            <StaticContent as="div" name="brand-mark" className="contents">
              <BrandMark />
            </StaticContent>
            {brand.name}
          </SoftLink>
        ) : null}
        {back}
        {addressLine ? (
          <div className="header__address flex-fill">
            <Title
              className={addressFirst ? 'visually-hidden' : 'header__title'}
              data-usual={isUsual || undefined}
            >
              {title}
            </Title>
            {addressLine}
          </div>
        ) : (
          <Title className="header__title flex-fill">{title}</Title>
        )}
        {right}
        {navigation ? (
          <nav className="header-nav" aria-label={navigation.label}>
            <StaticContent as="div" name="header-links" className="contents">
              {links.slice(0, badgePlace).map(headerItem)}
            </StaticContent>
            {links.slice(badgePlace, badgePlace + 1).map(headerItem)}
            <StaticContent as="div" name="header-links-after" className="contents">
              {links.slice(badgePlace + 1).map(headerItem)}
            </StaticContent>
          </nav>
        ) : null}
      </div>
    </header>
  );
}
