import { type ReactNode, useId } from 'react';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
};

type SegmentedProps<Value extends string> = {
  /** Name of the choice, for screen readers only. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of two to four options, side by side: native radios in a track. Long labels take the width they need. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className="segmented-control" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="segmented-control__item">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
