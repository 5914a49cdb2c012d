import type { ChangeEvent, ComponentProps } from 'react';
import { onlyDate, onlyLetters, onlyNumber } from '@/lib/core/text/typed';
import { TextField } from './text-field';

/** Characters that a field accepts (LAY-33, LAY-34), and the keyboard that a phone shows for it. */
const KINDS = {
  letters: { only: onlyLetters, inputMode: 'text', autoCapitalize: 'words' },
  number: { only: onlyNumber, inputMode: 'decimal', autoCapitalize: 'none' },
  date: { only: onlyDate, inputMode: 'numeric', autoCapitalize: 'none' },
} as const;

type TypedFieldProps = ComponentProps<typeof TextField> & { kind: keyof typeof KINDS };

/** Removes characters that the field does not accept, and keeps the cursor position. */
function letIn(input: HTMLInputElement, only: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const stays = only(value);
  if (stays === value) return;
  const cursor = only(value.slice(0, selectionStart ?? value.length)).length;
  input.value = stays;
  input.setSelectionRange(cursor, cursor);
}

/** A text input for letters and hyphens, a number, or a date; for react-hook-form, which leaves the value to the field. */
export function TypedField({ kind, onChange, ...rest }: TypedFieldProps) {
  const { only, ...keyboard } = KINDS[kind];
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // Characters that an input method is still composing are not final.
    const { nativeEvent } = event;
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) letIn(event.currentTarget, only);
    onChange?.(event);
  };
  return <TextField {...keyboard} {...rest} onChange={change} />;
}
