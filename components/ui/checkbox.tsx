import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from './glyph';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label; links inside stay links. */
  children: ReactNode;
  /** The validation error. */
  error?: ReactNode;
  /** The id of the error, which `aria-describedby` names. */
  id: string;
};

/** A native checkbox with its label, in the style of a consent. Takes the props that react-hook-form registers. */
export function Checkbox({ children, error, id, className, ...rest }: CheckboxProps) {
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label className="consent" htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="choice-mark"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [rest['aria-describedby'], error && errorId].filter(Boolean).join(' ') || undefined
          }
        />
        <span className="caption flex-fill">{children}</span>
      </label>
      {error ? (
        <p id={errorId} className="hint hint--error consent__error">
          <Glyph name="alert" size="small" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
