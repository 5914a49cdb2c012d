import { type ReactNode, useId } from 'react';

export type TileOption<Value extends string> = { value: Value; label: ReactNode; note: ReactNode };

type ChoiceTilesProps<Value extends string> = {
  /** Name of the choice, for screen readers only. */
  label: string;
  options: readonly TileOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few options, as tiles side by side: native radios, each with a note under its label. */
export function ChoiceTiles<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceTilesProps<Value>) {
  const name = useId();
  return (
    <div className="tip-tiles" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="choice-tile">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          <small className="number">{option.note}</small>
        </label>
      ))}
    </div>
  );
}
