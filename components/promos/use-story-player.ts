'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { pictureAddress } from '@/lib/core/images/picture-address';
import { seenStories } from '@/lib/promos/seen-stories';
import { sendStoryView } from '@/lib/promos/stories.api';
import type { Story, StorySlide } from '@/lib/promos/stories';
import { positionAfter, positionBefore } from '@/lib/promos/story-position';

/** Width in pixels of requested slides: that of a phone's screen. */
const SLIDE_WIDTH = 960;

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageHidden = () => document.visibilityState === 'hidden';

/** With reduced motion the diner turns the slides by hand. */
function wantsStillness(): boolean {
  return (
    typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** The address of a slide's picture. */
export function slideAddress({ imageUrl }: StorySlide): string {
  return pictureAddress(imageUrl, SLIDE_WIDTH);
}

/**
 * The current slide, and whether its timer runs: not while it is held, paused, out of view or its picture is still
 * loading. Reports each seen story to storage and the platform, but for a screen that everybody uses (`isShared`): what one of them has
 * seen says nothing of the next. `onEnd` is called after the last slide.
 */
export function useStoryPlayer(
  stories: readonly Story[],
  { start, isShared, onEnd }: { start: number; isShared: boolean; onEnd: () => void },
) {
  const [at, setAt] = useState({ story: start, slide: 0 });
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [readyAddress, setReadyAddress] = useState('');
  const [isStill] = useState(wantsStillness);
  const isHidden = useSyncExternalStore(onVisibility, isPageHidden);

  const story = stories[at.story];
  const slide = story?.slides[at.slide];
  const address = slide ? slideAddress(slide) : '';
  const storyId = story?.id;
  useEffect(() => {
    if (storyId === undefined || isShared) return;
    seenStories.add([storyId]);
    // The device has stored it; the platform is notified another time.
    sendStoryView(storyId).catch(() => undefined);
  }, [storyId, isShared]);

  const following = positionAfter(stories, at);
  const nextSlide = following && stories[following.story]?.slides[following.slide];
  const nextAddress = nextSlide ? slideAddress(nextSlide) : '';
  useEffect(() => {
    if (nextAddress) new Image().src = nextAddress;
  }, [nextAddress]);

  return {
    at,
    story,
    slide,
    address,
    isPaused,
    isStill,
    isReady: readyAddress === address,
    isRunning: !isPaused && !isHeld && !isHidden && readyAddress === address,
    next: () => (following ? setAt(following) : onEnd()),
    previous: () => setAt(positionBefore(stories, at)),
    togglePause: () => setIsPaused((before) => !before),
    hold: setIsHeld,
    /** The slide's picture is loaded, or has failed. */
    settle: () => setReadyAddress(address),
  };
}
