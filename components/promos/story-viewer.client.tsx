'use client';

import { Dialog } from '@base-ui/react/dialog';
import { Pause, Play } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SoftLink } from '@/components/ui/soft-link';
import { useModalHistory } from '@/components/ui/use-modal-history';
import { useSwipeDown } from '@/components/ui/use-swipe-down';
import type { Story } from '@/lib/promos/stories';
import { useHold } from './use-hold';
import { useStoryPlayer } from './use-story-player';

type StoryViewerProps = {
  stories: readonly Story[];
  /** Index of the story that opens. */
  start: number;
  /** On a screen that everybody uses: by taps and keys alone, with no link that leads away, and nothing of it is remembered. */
  isShared?: boolean;
  /** Called when the viewer has closed. */
  onClose: () => void;
};

/** Presses on buttons and links are not handled by the viewer. */
const isOnControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a') !== null;

/** Stories over the whole screen: tap left and right, hold, swipe down, arrows, space and Escape (PROMO-06). */
export function StoryViewer({ stories, start, isShared = false, onClose }: StoryViewerProps) {
  const t = useTranslations('stories');
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  const stage = useRef<HTMLDivElement>(null);
  const swipeRef = useSwipeDown(close);
  useModalHistory(isOpen && !isShared, close);
  const player = useStoryPlayer(stories, { start, isShared, onEnd: close });
  const { handlers, asTap } = useHold(player.hold);
  const { at, story, slide } = player;
  if (!story || !slide) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') player.next();
    else if (event.key === 'ArrowLeft') player.previous();
    else if (event.key === ' ' && !isOnControl(event.target)) player.togglePause();
    else return;
    event.preventDefault();
  };
  /** A link to the current page only closes the viewer. */
  const follow = (event: MouseEvent, path: string) => {
    if (path !== window.location.pathname + window.location.search) return;
    event.preventDefault();
    close();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen} onOpenChangeComplete={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim story-viewer__scrim" forceRender />
        <Dialog.Popup
          ref={isShared ? undefined : swipeRef}
          className="story-viewer"
          initialFocus={stage}
          onKeyDown={onKeyDown}
        >
          <span className="story-viewer__grip" data-grip="" aria-hidden="true" />
          <div
            ref={stage}
            tabIndex={-1}
            className="story-viewer__stage"
            onContextMenu={(event) => event.preventDefault()}
            {...(isShared ? {} : handlers)}
          >
            <img
              key={player.address}
              src={player.address}
              alt=""
              className="story-viewer__picture"
              draggable={false}
              onLoad={player.settle}
              onError={player.settle}
            />
            {player.isReady ? null : (
              <span className="spinner story-viewer__spinner delayed" aria-hidden="true" />
            )}
            <button
              type="button"
              className="story-viewer__zone"
              aria-label={t('previous')}
              onClick={asTap(player.previous)}
            >
              <Glyph name="back" />
            </button>
            <button
              type="button"
              className="story-viewer__zone story-viewer__zone--next"
              aria-label={t('next')}
              onClick={asTap(player.next)}
            >
              <Glyph name="next" />
            </button>
          </div>
          <div className="story-viewer__top">
            <div className="story-viewer__progress" aria-hidden="true">
              {story.slides.map((one, index) => (
                <i key={index} data-state={index < at.slide ? 'done' : index === at.slide ? 'now' : 'next'}>
                  {index === at.slide && !player.isStill ? (
                    <b
                      key={story.id}
                      style={{
                        animationDuration: `${one.durationMs}ms`,
                        animationPlayState: player.isRunning ? 'running' : 'paused',
                      }}
                      onAnimationEnd={player.next}
                    />
                  ) : null}
                </i>
              ))}
            </div>
            <div className="story-viewer__head">
              <Dialog.Title className="story-viewer__title">{story.title}</Dialog.Title>
              {player.isStill ? null : (
                <IconButton label={t(player.isPaused ? 'play' : 'pause')} onClick={player.togglePause}>
                  <Icon of={player.isPaused ? Play : Pause} />
                </IconButton>
              )}
              <Dialog.Close className="icon-button" aria-label={t('close')}>
                <Glyph name="close" />
              </Dialog.Close>
            </div>
          </div>
          <div className="story-viewer__foot">
            <div aria-live="polite">
              <span className="visually-hidden">
                {t('slideOf', { slide: at.slide + 1, total: story.slides.length })}
              </span>
              {slide.text ? <p className="story-viewer__text">{slide.text}</p> : null}
            </div>
            {slide.button && !isShared ? (
              <SoftLink
                href={slide.button.path}
                className="button button--main button--big button--wide"
                onClick={(event) => follow(event, slide.button?.path ?? '')}
              >
                <span className="button__label">{slide.button.text}</span>
              </SoftLink>
            ) : null}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
