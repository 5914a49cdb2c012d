'use client';

import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds left, counted down to 0. @param of restarts the countdown when it changes */
export function useSecondsLeft(msLeft: () => number, of: number | null): number {
  const measure = () => ({ of, seconds: Math.ceil(msLeft() / SECOND_MS) });
  const [counted, setCounted] = useState(measure);
  const { seconds } = counted.of === of ? counted : measure();
  const isOver = seconds === 0;
  const tick = useEffectEvent(() => setCounted(measure()));
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => tick(), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [of, isOver]);
  return seconds;
}
