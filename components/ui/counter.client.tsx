'use client';

import { classNames } from './class-names';
import { Glyph } from './glyph';

type CounterProps = {
  value: number;
  /** Called with the wanted number, never with a difference: a press that is counted twice changes nothing. */
  onChange: (next: number) => void;
  /** The least number that minus leads to. */
  min?: number;
  /** The greatest number; there plus is faded but stays in place. */
  max?: number;
  /** Minus becomes a bin at 1 and leads to 0. */
  removable?: boolean;
  labels: { group: string; less: string; more: string; remove?: string };
  /** 'big' is 56 px high, 'slim' fits a narrow column, 'full' is filled and as wide as its container. */
  look?: 'big' | 'slim' | 'full';
  /** The id of a sentence that says why the number cannot grow. */
  describedBy?: string;
  disabled?: boolean;
};

/** Minus, the number, plus. Controlled: shows the value it is given. */
export function Counter({
  value,
  onChange,
  min = 1,
  max = Infinity,
  removable = false,
  labels,
  look,
  describedBy,
  disabled = false,
}: CounterProps) {
  const least = removable ? 0 : min;
  const removes = removable && value <= 1;
  const lessOff = disabled || value <= least;
  const moreOff = disabled || value >= max;
  return (
    <span
      role="group"
      aria-label={labels.group}
      aria-describedby={describedBy}
      className={classNames('counter', look && `counter--${look}`)}
    >
      <button
        type="button"
        aria-label={removes ? (labels.remove ?? labels.less) : labels.less}
        aria-disabled={lessOff || undefined}
        onClick={() => {
          if (!lessOff) onChange(value - 1);
        }}
      >
        <Glyph name={removes ? 'bin' : 'minus'} size="small" />
      </button>
      <span aria-live="polite" aria-atomic="true">
        {value}
      </span>
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={moreOff || undefined}
        onClick={() => {
          if (!moreOff) onChange(value + 1);
        }}
      >
        <Glyph name="plus" size="small" />
      </button>
    </span>
  );
}
