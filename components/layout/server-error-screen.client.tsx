'use client';

import { useEffect, useState } from 'react';
import { HOME_PATH, SUPPORT_PATH } from '@/lib/paths/ways-out';
import { isChunkError, recoverOnce } from './chunk-error';
import { brokenPageLanguage, serverErrorTexts } from './page-texts';
import { MAIN_ID } from './skip-link';

/** 'Oops! Server error' with a link home (ERR-01, ERR-02), for any error while rendering a page. */
export function ServerErrorScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [language] = useState(brokenPageLanguage);
  useEffect(() => {
    if (isChunkError(error)) recoverOnce(() => window.location.reload());
  }, [error]);
  const text = serverErrorTexts(language);
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
      <button type="button" className="button button--main" onClick={onRetry}>
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
