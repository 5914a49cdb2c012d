'use client';

import type { CSSProperties } from 'react';

type RangeFieldProps = {
  label: string;
  /** The value as text, for screen readers. */
  valueText: string;
  /** Label of the maximum; the minimum is 0. */
  mostText: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
};

/** A slider from 0 to the maximum, with its ends written below. With a maximum of 0 it cannot be moved. */
export function RangeField({ label, valueText, mostText, most, value, onChange }: RangeFieldProps) {
  const fill = { '--fill': `${most === 0 ? 0 : (value / most) * 100}%` } as CSSProperties;
  return (
    <>
      <input
        type="range"
        className="range range--bonus"
        style={fill}
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={most}
        value={value}
        disabled={most === 0}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <p className="muted caption flex justify-between" aria-hidden="true">
        <span className="number">0</span>
        <span className="number">{mostText}</span>
      </p>
    </>
  );
}
