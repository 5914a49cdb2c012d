'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { Keys } from '@/lib/kiosk/keyboard';
import { ScreenKeys } from './screen-keys.client';

type KeyFieldProps = {
  keys: Keys;
  label: string;
  help: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
};

/**
 * A field with the screen's own keys under it, shown once it is pressed: who passes it by key does not pass each letter. Nothing of it is
 * remembered by the browser.
 */
export function KeyField({ keys, label, help, value, maxLength, onChange }: KeyFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <div className="kiosk-field">
      <TextField
        id={id}
        label={label}
        help={help}
        value={value}
        maxLength={maxLength}
        inputMode="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') setIsOpen(true);
        }}
        onChange={({ target }) =>
          onChange(keys === 'digits' ? target.value.replace(/\D/g, '') : target.value)
        }
      />
      <span className="visually-hidden" role="status">
        {isOpen ? value : null}
      </span>
      {isOpen ? (
        <ScreenKeys keys={keys} value={value} maxLength={maxLength} onChange={onChange} onDone={close} />
      ) : null}
    </div>
  );
}
