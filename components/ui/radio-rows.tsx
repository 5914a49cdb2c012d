import { useId, type ReactNode } from 'react';

type RadioRowsProps<Value extends string> = {
  /** Name of the choice, for screen readers only. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** One of a few options, a row each: native radios. */
export function RadioRows<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: RadioRowsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="option">
          <input
            type="radio"
            className="choice-mark"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="flex-fill">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
