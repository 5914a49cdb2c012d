'use client';

import { Delete } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { DIGIT_ROWS, LETTER_ROWS, withLetter } from '@/lib/kiosk/keyboard';
import { LANGUAGES, type Language } from '@/lib/site/site';
import { BACK_MARK } from './assist/controls';

type KeyFieldProps = {
  keys: 'letters' | 'digits';
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
  const page = useLocale() as Language;
  const t = useTranslations('kiosk');
  const names = useTranslations('language');
  const [isOpen, setIsOpen] = useState(false);
  const [language, setLanguage] = useState(page);
  const id = useId();
  const rows = keys === 'digits' ? DIGIT_ROWS : LETTER_ROWS[language];
  const type = (letter: string) => {
    const next = keys === 'digits' ? value + letter : withLetter(value, letter, language);
    if (next.length <= maxLength) onChange(next);
  };
  const close = () => {
    setIsOpen(false);
    document.getElementById(id)?.focus();
  };
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? page;
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
        <div className={`kiosk-keys kiosk-keys--${keys}`} role="group" aria-label={t('keys')}>
          {rows.map((row) => (
            <div key={row} className="kiosk-keys__row">
              {Array.from(row, (letter) => (
                <button key={letter} type="button" onClick={() => type(letter)}>
                  {letter}
                </button>
              ))}
            </div>
          ))}
          <div className="kiosk-keys__row">
            {keys === 'letters' ? (
              <>
                <button
                  type="button"
                  className="kiosk-keys__wide"
                  lang={other}
                  onClick={() => setLanguage(other)}
                >
                  {names(other)}
                </button>
                <button
                  type="button"
                  className="kiosk-keys__space"
                  aria-label={t('space')}
                  onClick={() => type(' ')}
                />
              </>
            ) : null}
            <button
              type="button"
              className="kiosk-keys__wide"
              aria-label={t('erase')}
              onClick={() => onChange(Array.from(value).slice(0, -1).join(''))}
            >
              <Icon of={Delete} />
            </button>
            <button
              type="button"
              className="kiosk-keys__wide kiosk-keys__done"
              {...{ [BACK_MARK]: '' }}
              onClick={close}
            >
              {t('keysDone')}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
