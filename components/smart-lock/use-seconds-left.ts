'use client';

import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Whole seconds that something lasts yet, counted down; 0 once it is over.
 * @param msLeft measures that
 * @param of names what is measured: another one is counted anew
 */
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
