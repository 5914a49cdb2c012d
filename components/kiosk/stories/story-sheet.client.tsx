'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { StoryViewer } from '@/components/promos/story-viewer.client';
import { isAssisted, readAccessibility } from '@/lib/kiosk/accessibility';
import { inactiveMs } from '@/lib/kiosk/activity';
import { ASSISTED_IDLE_MS, COUNTDOWN_MS, IDLE_MS } from '@/lib/kiosk/idle';
import { SECOND_MS } from '@/lib/core/time/duration';

/** Guests with assistance get a prompt first, over the story. */
const leftAfterMs = () => (isAssisted(readAccessibility()) ? ASSISTED_IDLE_MS + COUNTDOWN_MS : IDLE_MS);

/** A story over the start; a stopped, untouched one closes by itself. */
export function StorySheet({ onClose, ...rest }: Omit<ComponentProps<typeof StoryViewer>, 'isShared'>) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (inactiveMs() >= leftAfterMs()) close.current();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return <StoryViewer {...rest} isShared onClose={onClose} />;
}
