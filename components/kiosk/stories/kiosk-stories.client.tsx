'use client';

import { CirclePlay } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { recordActivity } from '@/lib/kiosk/activity';
import type { Story } from '@/lib/promos/stories';
import type { StorySheet } from './story-sheet.client';

const loadSheet = () => import('./story-sheet.client').then((module) => module.StorySheet);

/** The stories of the venue, each with its picture and its name; a pressed one opens over the start (KIOSK-30). */
export function KioskStories({ stories }: { stories: readonly Story[] }) {
  const t = useTranslations('stories');
  const sheet = useLateDialog<ComponentProps<typeof StorySheet>, number>(loadSheet, t('failed'));
  if (stories.length === 0) return null;
  const open = (index: number) => {
    recordActivity();
    sheet.open(index);
  };
  return (
    <>
      <ul className="kiosk-stories" aria-label={t('title')}>
        {stories.map(({ id, title, previewUrl }, index) => (
          <li key={id}>
            <button
              type="button"
              className="kiosk-story"
              aria-haspopup="dialog"
              aria-busy={sheet.isLoadingFor(index) || undefined}
              onClick={() => open(index)}
            >
              <Picture source={previewUrl} alt="" ratio="1:1" sizes="120px" widths={[240]} />
              <span>{title}</span>
              <Icon of={CirclePlay} />
            </button>
          </li>
        ))}
      </ul>
      {sheet.opened ? (
        <sheet.opened.Dialog stories={stories} start={sheet.opened.subject} onClose={sheet.close} />
      ) : null}
    </>
  );
}
