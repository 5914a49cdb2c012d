'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { toasts } from '@/components/ui/toasts';
import { seenStories } from '@/lib/promos/seen-stories';
import { unseenFirst, type Story } from '@/lib/promos/stories';
import { isSignedInHere } from '@/lib/session/sign-in-id';
import type { StoryViewer } from './story-viewer.client';

/* The viewer comes when a finger is near, so that Home itself stays light. */
const loadViewer = () => import('./story-viewer.client').then((module) => module.StoryViewer);

const noSubscription = () => () => {};

/** Whether the browser has taken over from the page that is the same for everybody. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

/** Adds the marks of the platform: what this diner has seen elsewhere. */
async function learnSeen(): Promise<void> {
  try {
    const [{ queryClient }, { viewedStoriesQuery }] = await Promise.all([
      import('@/lib/bff/query-client'),
      import('@/lib/promos/stories.api'),
    ]);
    seenStories.add(await queryClient().fetchQuery(viewedStoriesQuery));
  } catch {
    // Stories seen on this device are known without it; the platform's list is loaded another time.
  }
}

/** Previews of the stories, with a ring while unseen; one that is pressed opens over the page. */
export function StoryRail({ stories }: { stories: readonly Story[] }) {
  const t = useTranslations('stories');
  const [opened, setOpened] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<typeof StoryViewer | null>(null);
  const seenIds = useSyncExternalStore(seenStories.subscribe, seenStories.read, seenStories.none);
  const seen = useMemo(() => new Set(seenIds), [seenIds]);
  const isTakenOver = useIsTakenOver();
  const [orderedBy, setOrderedBy] = useState<readonly number[] | null>(null);
  // Sorted by what was seen when the page opened, so that no story moves while the page is shown.
  if (isTakenOver && orderedBy === null) setOrderedBy(seenIds);
  const inOrder = useMemo(() => unseenFirst(stories, new Set(orderedBy)), [stories, orderedBy]);
  // A guest has seen them on this device, which remembers that itself: the platform is asked when a finger is near.
  useEffect(() => {
    if (isSignedInHere()) void learnSeen();
  }, []);

  const prepare = () => {
    void learnSeen();
    loadViewer().catch(() => undefined);
  };
  const open = (index: number) => {
    loadViewer().then(
      (loaded) => {
        setViewer(() => loaded);
        setOpened(index);
      },
      () => toasts.show({ text: t('failed'), tone: 'danger', unique: true }),
    );
  };
  return (
    <>
      <Rail className="rail--stories" aria-label={t('title')} onPointerEnter={prepare} onFocus={prepare}>
        {inOrder.map(({ id, title, previewUrl }, index) => (
          <li key={id}>
            <button
              type="button"
              className={seen.has(id) ? 'story-preview story-preview--seen' : 'story-preview'}
              aria-haspopup="dialog"
              onClick={() => open(index)}
            >
              <Picture
                source={previewUrl}
                alt=""
                ratio="1:1"
                sizes="92px"
                widths={[240, 320]}
                draggable={false}
              />
              <span className="story-preview__title">{title}</span>
              {seen.has(id) ? <span className="visually-hidden">, {t('seen')}</span> : null}
            </button>
          </li>
        ))}
      </Rail>
      {Viewer && opened !== null ? (
        <Viewer stories={inOrder} start={opened} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
