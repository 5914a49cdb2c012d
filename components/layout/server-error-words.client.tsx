'use client';

import { useState } from 'react';
import { HOME_PATH, SUPPORT_PATH } from '@/lib/paths/error-links';
import words from '@/messages/server-error/words.json';
import { brokenPageLanguage } from './broken-page-language';
import { MAIN_ID } from './skip-link';

/** What the page of an error says, and its ways out. */
export function ServerErrorWords() {
  const [language] = useState(brokenPageLanguage);
  const text = words[language];
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="empty-state mx-auto max-w-md pt-16"
      role="alert"
      lang={language}
    >
      <h1 className="empty-state__title">{text.title}</h1>
      <p>{text.text}</p>
      {/* Next's own retry would render what has failed to load once more, and not load it. */}
      <button type="button" className="button button--main" onClick={() => window.location.reload()}>
        {text.retry}
      </button>
      {/* A full page load: the router itself may be broken. */}
      <a className="button button--text" href={HOME_PATH}>
        {text.home}
      </a>
      <a className="button button--text" href={SUPPORT_PATH}>
        {text.support}
      </a>
    </main>
  );
}
