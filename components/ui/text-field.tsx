import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Glyph } from './glyph';

type FieldTexts = {
  label: ReactNode;
  /** The label is for screen readers only: an icon or a placeholder shows what it is. */
  labelHidden?: boolean;
  /** One line under the field. */
  help?: ReactNode;
  /** The error of the value; replaces the help. */
  error?: ReactNode;
  /** An icon before the value. */
  icon?: ReactNode;
  /** A badge or a button after the value. */
  trailing?: ReactNode;
};

type TextFieldProps = FieldTexts & ComponentProps<'input'>;
type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;
type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly { value: string; label: string }[] };

type FrameProps = FieldTexts & { id: string; className?: string; tall?: boolean; control: ReactNode };

const helpId = (id: string) => `${id}-help`;

type ControlAttributes = { id?: string; className?: string; 'aria-describedby'?: string };

/** Parts the props of a field into those of its frame and those of its control, which the frame’s label, help and error describe. */
function useField<Props extends FieldTexts & ControlAttributes>({
  label,
  labelHidden,
  help,
  error,
  icon,
  trailing,
  className,
  ...rest
}: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const { 'aria-describedby': own } = rest;
  const describedBy = classNames(own, Boolean(error || help) && helpId(id));
  return {
    frame: { id, label, labelHidden, help, error, icon, trailing, className },
    control: {
      ...rest,
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
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
export function TextField(props: TextFieldProps) {
  const { frame, control } = useField(props);
  return <FieldFrame {...frame} control={<input type="text" {...control} />} />;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = useField(props);
  return <FieldFrame {...frame} tall control={<textarea {...control} />} />;
}

/** One of some values, by the phone's own list. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame
      {...frame}
      control={
        <select {...control} className="min-h-11 w-full bg-transparent">
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      }
    />
  );
}
