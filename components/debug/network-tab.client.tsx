'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button.client';
import type { BoundedLog } from '@/lib/core/debug/bounded-log';
import {
  curlOf,
  requestTone,
  tookMs,
  type LoggedRequest,
  type RequestTone,
} from '@/lib/core/debug/logged-request';
import { formatClock, formatJson } from './format';
import { useLog } from './use-log';

/** Colours by status (DBG-07); redirects have the colour of a warning. */
const TONES: Record<RequestTone, string> = {
  pending: 'tag--quiet',
  info: 'tag--info',
  success: 'tag--ok',
  redirect: 'tag--warn',
  error: 'tag--danger',
};

/** The requests of this page, the newest first. */
export function NetworkTab({ log }: { log: BoundedLog<LoggedRequest> }) {
  const t = useTranslations('debugBar');
  const requests = useLog(log);
  if (requests.length === 0) return <p className="debug-bar__empty">{t('noRequests')}</p>;
  return (
    <ul className="debug-bar__list">
      {requests.map((request) => (
        <li key={request.id}>
          <RequestRow request={request} />
        </li>
      ))}
    </ul>
  );
}

function RequestRow({ request }: { request: LoggedRequest }) {
  const t = useTranslations('debugBar');
  const { url, method, statusCode, startDate, endDate, params, headers, body, response } = request;
  const tone = requestTone(request);
  const took = tookMs(request);
  const path = URL.canParse(url) ? decodeURI(new URL(url).pathname) : url;
  const state = statusCode === null ? t('pending') : statusCode === 0 ? t('noAnswer') : statusCode;
  const parts: [string, string | null][] = [
    ['url', url],
    ['params', JSON.stringify(params)],
    ['method', method],
    ['headers', JSON.stringify(headers)],
    ['body', body],
    ['startDate', startDate],
    ['endDate', endDate],
    ['statusCode', statusCode === null ? null : String(statusCode)],
    ['response', response],
  ];
  return (
    <details className="debug-bar__entry">
      <summary className="debug-bar__summary">
        <span className={`tag ${TONES[tone]}`} data-tone={tone}>
          {state}
        </span>
        <span className="debug-bar__name">
          {method} {path}
        </span>
        <span className="debug-bar__time">
          {took === null ? formatClock(startDate) : t('took', { took })}
        </span>
      </summary>
      <dl className="debug-bar__parts">
        {parts.map(([name, value]) =>
          value === null || value === '' || value === '{}' ? null : (
            <div key={name}>
              <dt className="debug-bar__part">{name}</dt>
              <dd className="debug-bar__code">{formatJson(value)}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="debug-bar__acts">
        <span className="debug-bar__part">{t('curl')}</span>
        <CopyButton
          text={curlOf(request)}
          label={t('copyCurl')}
          doneText={t('copied')}
          failedText={t('notCopied')}
        />
      </div>
    </details>
  );
}
