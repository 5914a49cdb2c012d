'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { HOME_PATH, isKioskAddress, KIOSK_PATH, SUPPORT_PATH } from '@/lib/core/paths/error-links';
import texts from '@/messages/server-error/texts.json';
import { brokenPageLanguage } from './broken-page-language';
import { MAIN_ID } from './skip-link';

/** The text of an error's page, and its ways out. A kiosk's lead to its start alone. */
export function ServerErrorText() {
  const [language] = useState(brokenPageLanguage);
  const [isKiosk] = useState(isKioskAddress);
  const text = texts[language];
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={isKiosk ? 'kiosk-message' : 'empty-state mx-auto max-w-md pt-16'}
      role="alert"
      lang={language}
    >
      <h1 className={isKiosk ? undefined : 'empty-state__title'}>{text.title}</h1>
      <p>{text.text}</p>
      {/* Next's own retry would render what has failed to load once more, and not load it. */}
      <button
        type="button"
        className={classNames('button button--main', isKiosk && 'button--big')}
        onClick={() => window.location.reload()}
      >
        {text.retry}
      </button>
      {/* A full page load: the router itself may be broken. */}
      <a
        className={classNames('button button--text', isKiosk && 'button--big')}
        href={isKiosk ? KIOSK_PATH : HOME_PATH}
      >
        {text.home}
      </a>
      {isKiosk ? null : (
        <a className="button button--text" href={SUPPORT_PATH}>
          {text.support}
        </a>
      )}
    </main>
  );
}
