import { startTransition, useEffect, useState } from 'react';

/**
 * The value once the page has been painted with it. In place of `useDeferredValue`, whose work may begin before that paint: then the letter
 * that was typed shows together with what takes long to draw.
 * @param first what the first paint has, where that is not the value itself
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
