import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Glyph } from './glyph';

type FieldWords = {
  label: ReactNode;
  /** The label is for screen readers only: an icon or a placeholder shows what it is. */
  labelHidden?: boolean;
  /** One line under the field. */
  help?: ReactNode;
  /** What is wrong with the value; replaces the help. */
  error?: ReactNode;
  /** An icon before the value. */
  icon?: ReactNode;
  /** A badge or a button after the value. */
  trailing?: ReactNode;
};

type TextFieldProps = FieldWords & ComponentProps<'input'>;
type TextAreaProps = FieldWords & ComponentProps<'textarea'>;
type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly { value: string; label: string }[] };

type FrameProps = FieldWords & { id: string; className?: string; tall?: boolean; control: ReactNode };

const helpId = (id: string) => `${id}-words`;

/** Ties the control to the help or the error under it. */
function described(id: string, { help, error }: FieldWords, own: string | undefined) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': classNames(own, Boolean(error || help) && helpId(id)) || undefined,
  };
}

function FieldFrame({
  id,
  label,
  labelHidden,
  help,
  error,
  icon,
  trailing,
  className,
  tall,
  control,
}: FrameProps) {
  return (
    <div className={classNames('text-field', Boolean(error) && 'text-field--invalid', className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={classNames('field', tall && 'field--tall')}>
        {icon}
        {control}
        {trailing ?? (error ? <Glyph name="alert" size="small" className="text-danger" /> : null)}
      </div>
      {error || help ? (
        // An error is an element of its own: a screen reader says what comes as an alert, not what becomes one.
        <p
          key={error ? 'error' : 'help'}
          id={helpId(id)}
          role={error ? 'alert' : undefined}
          className={classNames('hint', Boolean(error) && 'hint--error')}
        >
          {error || help}
        </p>
      ) : null}
    </div>
  );
}

/** A text input with its label, help and error. Takes what react-hook-form registers, including its ref. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  icon,
  trailing,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = { label, labelHidden, help, error, icon, trailing };
  return (
    <FieldFrame
      {...frame}
      id={fieldId}
      className={className}
      control={<input type="text" {...rest} {...described(fieldId, frame, rest['aria-describedby'])} />}
    />
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  labelHidden,
  help,
  error,
  icon,
  trailing,
  className,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = { label, labelHidden, help, error, icon, trailing };
  return (
    <FieldFrame
      {...frame}
      id={fieldId}
      className={className}
      tall
      control={<textarea {...rest} {...described(fieldId, frame, rest['aria-describedby'])} />}
    />
  );
}

/** One of some values, by the phone's own list. */
export function SelectField({
  label,
  labelHidden,
  help,
  error,
  icon,
  trailing,
  className,
  id,
  options,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = { label, labelHidden, help, error, icon, trailing };
  return (
    <FieldFrame
      {...frame}
      id={fieldId}
      className={className}
      control={
        <select
          {...rest}
          {...described(fieldId, frame, rest['aria-describedby'])}
          className="min-h-11 w-full bg-transparent"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      }
    />
  );
}
