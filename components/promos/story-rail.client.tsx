'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import { openLate } from '@/components/ui/open-late';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { useIsHydrated } from '@/components/ui/use-known-here';
import { seenStories } from '@/lib/promos/seen-stories';
import { unseenFirst, type Story } from '@/lib/promos/stories';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import type { StoryViewer } from './story-viewer.client';

/* The viewer comes when a finger is near, so that Home itself stays light. */
const loadViewer = () => import('./story-viewer.client').then((module) => module.StoryViewer);

/** Where the code does not come, the marks of this device stay. */
const addViewedStories = () =>
  import('@/lib/promos/seen-stories.api').then(
    (module) => module.addViewedStories(),
    () => undefined,
  );

type StoryRailProps = {
  stories: readonly Story[];
  /** The id of its heading. */
  labelledBy: string;
};

/** Previews of the stories, with a ring while unseen; one that is pressed opens over the page. */
export function StoryRail({ stories, labelledBy }: StoryRailProps) {
  const t = useTranslations('stories');
  const [opened, setOpened] = useState<{ Viewer: typeof StoryViewer; start: number } | null>(null);
  const seenIds = useSyncExternalStore(seenStories.subscribe, seenStories.read, seenStories.none);
  const seen = new Set(seenIds);
  const isHydrated = useIsHydrated();
  const [orderedBy, setOrderedBy] = useState<readonly number[] | null>(null);
  // Sorted by the stories seen when the page opened, so that no story moves while the page is shown.
  if (isHydrated && orderedBy === null) setOrderedBy(seenIds);
  const inOrder = useMemo(() => unseenFirst(stories, new Set(orderedBy)), [stories, orderedBy]);
  // A guest has seen them on this device, which remembers that itself: the platform gets the request when a finger is near.
  useEffect(() => {
    if (isSignedInHere()) void addViewedStories();
  }, []);

  const prepare = () => {
    void addViewedStories();
    loadViewer().catch(() => undefined);
  };
  const open = (preview: HTMLElement, start: number) =>
    openLate(
      preview,
      loadViewer,
      (Viewer) => setOpened({ Viewer, start }),
      (error) => noteLoadFailure(error, t('failed')),
    );
  return (
    <>
      <Rail
        className="rail--stories rail--filled"
        aria-labelledby={labelledBy}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {inOrder.map(({ id, title, previewUrl }, index) => (
          <li key={id}>
            <button
              type="button"
              className={seen.has(id) ? 'story-preview story-preview--seen' : 'story-preview'}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => open(currentTarget, index)}
            >
              <Picture
                source={previewUrl}
                alt=""
                ratio="1:1"
                sizes="(min-width: 1200px) 200px, 92px"
                widths={[240, 320]}
                draggable={false}
              />
              <span className="story-preview__title">{title}</span>
              {seen.has(id) ? <span className="visually-hidden">, {t('seen')}</span> : null}
            </button>
          </li>
        ))}
      </Rail>
      {opened ? (
        <opened.Viewer stories={inOrder} start={opened.start} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
