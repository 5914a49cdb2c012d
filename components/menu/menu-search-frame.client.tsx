'use client';

import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { CategoryBar } from './category-bar.client';
import { loadMenuSearch } from './late-parts';
import type { MenuSearchProps } from './menu-search.client';

/** The link of the bar that opens the search. */
const SEARCH_LINK = '.category-bar__item--icon';

/** The step back that closing takes has come by then. */
const CLOSING_MS = 500;

type MenuSearchFrameProps = Omit<ComponentProps<typeof CategoryBar>, 'onSearch' | 'onSearchNear'> & {
  /** The menu under the bar. */
  children: ReactNode;
};

/**
 * The menu under its bar; while it is searched, the field and what is found stand in their place. The search is loaded on demand, and where
 * that fails its link leads to the page for it.
 */
export function MenuSearchFrame({ children, ...bar }: MenuSearchFrameProps) {
  const [Search, setSearch] = useState<ComponentType<MenuSearchProps> | null>(null);
  const topRef = useRef<HTMLDivElement>(null);
  /** How far the menu was scrolled when the search was opened. */
  const placeRef = useRef<number | null>(null);
  const isSearching = Search !== null;

  useLayoutEffect(() => {
    const top = placeRef.current;
    if (isSearching || top === null) return;
    placeRef.current = null;
    const restore = () => window.scrollTo({ top, behavior: 'instant' });
    const restoreAfterBrowser = () => requestAnimationFrame(restore);
    restore();
    // The step back in history, which closing takes, has the browser scroll to where the search was opened from.
    restoreAfterBrowser();
    window.addEventListener('popstate', restoreAfterBrowser, { once: true });
    setTimeout(() => window.removeEventListener('popstate', restoreAfterBrowser), CLOSING_MS);
    // What had the focus has gone with the search.
    if (document.activeElement === document.body)
      topRef.current?.parentElement?.querySelector<HTMLElement>(SEARCH_LINK)?.focus({ preventScroll: true });
  }, [isSearching]);

  const open = () => {
    loadMenuSearch().then(
      (MenuSearch) => {
        placeRef.current = window.scrollY;
        setSearch(() => MenuSearch);
      },
      () => window.location.assign(bar.search.href),
    );
  };

  return (
    <>
      <div ref={topRef} />
      <div className={isSearching || bar.categories.length < 2 ? undefined : 'menu-columns'}>
        {Search ? (
          <Search label={bar.search.label} topRef={topRef} onClose={() => setSearch(null)} />
        ) : (
          <CategoryBar
            {...bar}
            onSearch={open}
            onSearchNear={() => void loadMenuSearch().catch(() => undefined)}
          />
        )}
        <div hidden={isSearching}>{children}</div>
      </div>
    </>
  );
}
