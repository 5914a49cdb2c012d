'use client';

import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { watchInView } from '@/components/ui/in-view';
import { isPlainPress } from '@/components/ui/plain-press';
import { ArrangeSectionsContext, type NamedSection } from './use-menu';

type CategoryBarProps = {
  label: string;
  /** The search link, visible at every scroll position. */
  search: { href: string; label: string };
  /** A button back, shown while the bar sticks: the page's own is out of sight then. */
  back?: ReactNode;
  categories: readonly NamedSection[];
  /** Searches here in place of following the link. */
  onSearch?: () => void;
  /** The link is about to be pressed. */
  onSearchNear?: () => void;
};

/** The way back, the search and the categories: sticks to the top, marks the category in view, and links to each. */
export function CategoryBar({
  label,
  search,
  back,
  categories: forAll,
  onSearch,
  onSearchNear,
}: CategoryBarProps) {
  const arrange = useContext(ArrangeSectionsContext);
  const categories = useMemo(() => arrange(forAll), [forAll, arrange]);
  const [current, setCurrent] = useState(categories[0]?.anchor);
  const railRef = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  const topRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const top = topRef.current;
    if (!top) return undefined;
    const follow = (isInView: boolean) => setIsStuck(!isInView && top.getBoundingClientRect().top < 0);
    return watchInView([top], follow, {});
  }, []);

  useEffect(() => {
    const sections = categories.flatMap(({ anchor }) => document.getElementById(anchor) ?? []);
    const visible = new Set<Element>();
    return watchInView(
      sections,
      (isInView, section) => {
        if (isInView) visible.add(section);
        else visible.delete(section);
        const { scrollHeight } = document.documentElement;
        const isAtEnd = window.innerHeight + window.scrollY >= scrollHeight - 2;
        const shown = isAtEnd
          ? sections.findLast((section) => visible.has(section))
          : sections.find((section) => visible.has(section));
        if (shown) setCurrent(shown.id);
      },
      { rootMargin: '-120px 0px -60% 0px' },
    );
  }, [categories]);

  useEffect(() => {
    const rail = railRef.current;
    const link = rail?.querySelector<HTMLElement>('[aria-current]');
    if (!rail || !link) return;
    // The name before it can be seen too, unless it is so long that it would be cut itself.
    const before = Math.min(rail.clientWidth / 3, (rail.clientWidth - link.offsetWidth) / 2);
    rail.scrollTo({
      left: link.offsetLeft - before,
      // Of the column beside a wide menu.
      top: link.offsetTop - rail.clientHeight / 3,
      behavior: 'smooth',
    });
  }, [current]);

  return (
    <>
      <div ref={topRef} />
      <nav className="category-bar" aria-label={label} data-stuck={isStuck || undefined}>
        <div className="category-bar__row">
          {back ? <span className="category-bar__back">{back}</span> : null}
          <a
            className="category-bar__item category-bar__item--icon"
            href={search.href}
            aria-label={search.label}
            onPointerDown={onSearchNear}
            onClick={(event) => {
              if (!onSearch || !isPlainPress(event)) return;
              event.preventDefault();
              onSearch();
            }}
          >
            <Glyph name="search" />
          </a>
          <div className="rail" ref={railRef}>
            {categories.map(({ anchor, name }) => (
              <a
                key={anchor}
                className="category-bar__item"
                href={`#${anchor}`}
                aria-current={anchor === current ? 'location' : undefined}
                onClick={() => setCurrent(anchor)}
              >
                {name}
              </a>
            ))}
          </div>
        </div>
      </nav>
    </>
  );
}
