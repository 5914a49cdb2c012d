import { startTransition, useEffect, useState } from 'react';

/**
 * The value once the page has been painted with it. In place of `useDeferredValue`, whose work may begin before that paint: then the letter
 * that was typed shows together with what takes long to draw.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
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
