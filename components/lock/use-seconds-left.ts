'use client';

import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (atMs: number | null) =>
  atMs === null ? 0 : Math.max(0, Math.ceil((atMs - Date.now()) / SECOND_MS));

/** Whole seconds until a moment of this device's clock, counted down; 0 once it has passed, and without one. */
export function useSecondsLeft(atMs: number | null): number {
  const [counted, setCounted] = useState(() => ({ atMs, seconds: secondsUntil(atMs) }));
  const seconds = counted.atMs === atMs ? counted.seconds : secondsUntil(atMs);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setCounted({ atMs, seconds: secondsUntil(atMs) }), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [atMs, isOver]);
  return seconds;
}
