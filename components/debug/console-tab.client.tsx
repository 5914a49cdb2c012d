'use client';

import { useTranslations } from 'next-intl';
import type { BoundedLog } from '@/lib/core/debug/bounded-log';
import type { ConsoleLevel, LoggedLine } from '@/lib/core/debug/watch-console';
import { formatClock } from './format';
import { useLog } from './use-log';

const TONES: Record<ConsoleLevel, string> = {
  debug: 'tag--quiet',
  log: 'tag--quiet',
  info: 'tag--info',
  warn: 'tag--warn',
  error: 'tag--danger',
};

/** The console's lines, newest first. */
export function ConsoleTab({ log }: { log: BoundedLog<LoggedLine> }) {
  const t = useTranslations('debugBar');
  const lines = useLog(log);
  if (lines.length === 0) return <p className="debug-bar__empty">{t('noLines')}</p>;
  return (
    <ul className="debug-bar__list">
      {lines.map(({ id, at, level, text }) => (
        <li key={id} className="debug-bar__line">
          <span className={`tag ${TONES[level]}`}>{level}</span>
          <time className="debug-bar__time" dateTime={at}>
            {formatClock(at)}
          </time>
          <p className="debug-bar__code">{text}</p>
        </li>
      ))}
    </ul>
  );
}
