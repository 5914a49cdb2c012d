'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { leaveUnopened } from '@/components/ui/modal-entry';
import { CategoryBar } from './category-bar.client';
import { loadMenuSearch } from './late-parts';
import { watchLeftModal } from './left-modal';
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
 * that fails its link leads to the page for it. A step of the history or a reload opens it again, with its text.
 */
export function MenuSearchFrame({ children, ...bar }: MenuSearchFrameProps) {
  const [opened, setOpened] = useState<{ Search: ComponentType<MenuSearchProps>; left: string } | null>(null);
  const topRef = useRef<HTMLDivElement>(null);
  /** How far the menu was scrolled when the search was opened. */
  const placeRef = useRef<number | null>(null);
  const isSearching = opened !== null;

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
    // The focused element has gone with the search.
    if (document.activeElement === document.body)
      topRef.current?.parentElement?.querySelector<HTMLElement>(SEARCH_LINK)?.focus({ preventScroll: true });
  }, [isSearching]);

  useEffect(() => {
    const { look, stop } = watchLeftModal((left) => {
      if (typeof left !== 'string') return;
      // A search that is open stays as it is.
      loadMenuSearch().then((Search) => setOpened((now) => now ?? { Search, left }), leaveUnopened);
    });
    look();
    return stop;
  }, []);

  const open = () => {
    loadMenuSearch().then(
      (Search) => {
        placeRef.current = window.scrollY;
        setOpened({ Search, left: '' });
      },
      () => window.location.assign(bar.search.href),
    );
  };

  return (
    <>
      <div ref={topRef} />
      <div className={isSearching || bar.categories.length < 2 ? undefined : 'menu-columns'}>
        {opened ? (
          <opened.Search
            label={bar.search.label}
            left={opened.left}
            topRef={topRef}
            onClose={() => setOpened(null)}
          />
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
