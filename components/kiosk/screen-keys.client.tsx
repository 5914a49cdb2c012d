'use client';

import { Check, Delete, Languages } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { keyRows, withKey, type Keys } from '@/lib/kiosk/keyboard';
import { LANGUAGES, type Language } from '@/lib/core/site/site';
import { BACK_MARK } from './accessibility/controls';

type ScreenKeysProps = {
  keys: Keys;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  onDone: () => void;
};

/** The screen's own keyboard: of the page's language first, of the others by a key. */
export function ScreenKeys({ keys, value, maxLength, onChange, onDone }: ScreenKeysProps) {
  const page = useLocale() as Language;
  const t = useTranslations('kiosk');
  const names = useTranslations('language');
  const [language, setLanguage] = useState(page);
  const press = (key: string) => {
    const next = withKey(keys, value, key, language);
    if (next.length <= maxLength) onChange(next);
  };
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? page;
  return (
    <div className={`kiosk-keys kiosk-keys--${keys}`} role="group" aria-label={t('keys')}>
      {keyRows(keys, language).map((row) => (
        <div key={row} className="kiosk-keys__row">
          {Array.from(row, (key) => (
            <button key={key} type="button" onClick={() => press(key)}>
              {key}
            </button>
          ))}
        </div>
      ))}
      <div className="kiosk-keys__row">
        {keys === 'digits' ? null : (
          <>
            <button
              type="button"
              className="kiosk-keys__wide"
              lang={other}
              onClick={() => setLanguage(other)}
            >
              <Icon of={Languages} size="small" />
              {names(other)}
            </button>
            <button
              type="button"
              className="kiosk-keys__space"
              aria-label={t('space')}
              onClick={() => press(' ')}
            />
          </>
        )}
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
          onClick={onDone}
        >
          <Icon of={Check} size="small" />
          {t('keysDone')}
        </button>
      </div>
    </div>
  );
}
