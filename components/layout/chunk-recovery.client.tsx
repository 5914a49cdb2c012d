'use client';

import { useEffect } from 'react';
import { isChunkError } from '@/lib/errors/chunk-error';
import { recoverOnce } from './chunk-error';

/** A link pressed longer ago is not the one that failed, milliseconds. */
const PRESS_MS = 10_000;

/** The page of our own origin that a press leads to. */
function targetOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin && link.target === '' ? link.href : null;
}

/** Reloads a page whose chunk failed to load after rendering; error boundaries catch failures during rendering. */
export function ChunkRecovery() {
  useEffect(() => {
    let pressed: { target: string; atMs: number } | null = null;
    const onPress = (event: MouseEvent) => {
      const target = targetOf(event);
      pressed = target === null ? null : { target, atMs: Date.now() };
    };
    const recover = (error: unknown) => {
      if (!isChunkError(error)) return;
      const target = pressed !== null && Date.now() - pressed.atMs < PRESS_MS ? pressed.target : null;
      recoverOnce(() => (target === null ? window.location.reload() : window.location.assign(target)));
    };
    const onError = (event: ErrorEvent) => recover(event.error);
    const onRejection = (event: PromiseRejectionEvent) => recover(event.reason);
    window.addEventListener('click', onPress, true);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('click', onPress, true);
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return null;
}
