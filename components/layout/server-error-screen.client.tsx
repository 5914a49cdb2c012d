'use client';

import { useEffect } from 'react';
import { paths } from '@/lib/paths/paths';
import words from '@/messages/server-error/words.json';

const RELOADED_KEY = 'reloadedForChunk';

/** A piece of an older release is gone (spec §2: a failed dynamic module load reloads the page). */
function isChunkError(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(error.message)
  );
}

/** The page is loaded anew, but only once in half a minute, so that a broken release does not reload for ever. */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < 30_000) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // Without storage nobody could tell whether it was tried already.
  }
}

function pageWords() {
  if (typeof document === 'undefined') return words.ru;
  const remembered = /(?:^|; )lang=(kk|ru|en|ka)/.exec(document.cookie)?.[1];
  const language = document.documentElement.lang || remembered;
  return language === 'kk' || language === 'en' || language === 'ka' ? words[language] : words.ru;
}

/** 'Oops! Server error' with a link home (spec §8), for whatever broke while the page was shown. */
export function ServerErrorScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  useEffect(() => {
    // Offline a reload would leave nothing at all.
    if (isChunkError(error) && navigator.onLine) reloadOnce();
  }, [error]);
  const text = pageWords();
  return (
    <main className="empty mx-auto max-w-md pt-16" role="alert">
      <h1 className="empty__title">{text.title}</h1>
      <p>{text.text}</p>
      <button type="button" className="btn btn--main" onClick={onRetry}>
        {text.retry}
      </button>
      {/* A full load: what broke may be the router. */}
      <a className="btn btn--text" href={paths.home()}>
        {text.home}
      </a>
    </main>
  );
}
