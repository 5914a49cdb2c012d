'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { BoundedLog } from '@/lib/core/debug/bounded-log';
import type { LoggedMessage } from '@/lib/core/debug/bridge-tap';
import type { Recorder } from '@/lib/core/debug/recorder';
import { hostHere } from '@/lib/core/host/host-here';
import { formatClock, formatJson } from './format';
import { hostCallOf } from './message-templates';
import { SendMessageForm } from './send-message-form.client';
import { useLog } from './use-log';

type BridgeTabProps = { log: BoundedLog<LoggedMessage>; bridge: Recorder['bridge'] };

const toneOf = ({ outcome, dropped, kind }: LoggedMessage): string => {
  if (dropped) return 'tag--danger';
  if (kind !== 'call') return 'tag--info';
  if (outcome === null) return 'tag--quiet';
  return outcome === 'ok' ? 'tag--ok' : 'tag--warn';
};

/** The messages between the page and the app around it, and both sides of it by hand. */
export function BridgeTab({ log, bridge }: BridgeTabProps) {
  const t = useTranslations('debugBar');
  const messages = useLog(log);
  const [answered, setAnswered] = useState<string | null>(null);
  /** Sent as the page itself sends it, with an id of its own; the result is in this list only. */
  const repeat = async (id: string) => {
    const sent = bridge.callOf(id);
    const call = sent && hostCallOf(sent);
    // As the page has sent it.
    if (call) await (await hostHere())?.call(call, sent.params as never);
  };
  return (
    <>
      {bridge.isHeard() ? (
        <SendMessageForm
          key={answered}
          call={answered === null ? null : bridge.callOf(answered)}
          say={bridge.deliver}
        />
      ) : (
        <Notice tone="info">{t('noBridge')}</Notice>
      )}
      {messages.length === 0 ? <p className="debug-bar__empty">{t('noMessages')}</p> : null}
      <ul className="debug-bar__list">
        {messages.map((message) => {
          const sent = bridge.callOf(message.id);
          return (
            <li key={message.id}>
              <MessageRow
                message={message}
                onRepeat={sent && hostCallOf(sent) ? () => void repeat(message.id) : undefined}
                onAnswer={sent ? () => setAnswered(message.id) : undefined}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type MessageRowProps = { message: LoggedMessage; onRepeat?: () => void; onAnswer?: () => void };

function MessageRow({ message, onRepeat, onAnswer }: MessageRowProps) {
  const t = useTranslations('debugBar');
  const { at, kind, name, text, outcome, dropped } = message;
  const state = dropped
    ? t('dropped', { reason: dropped })
    : kind === 'call'
      ? (outcome ?? t('waiting'))
      : t(`kind_${kind}`);
  return (
    <details className="debug-bar__entry">
      <summary className="debug-bar__summary">
        <span className={`tag ${toneOf(message)}`}>{state}</span>
        <span className="debug-bar__name">
          <span aria-hidden="true">{message.way === 'sent' ? '→ ' : '← '}</span>
          {name || t(`kind_${kind}`)}
        </span>
        <span className="debug-bar__time">{formatClock(at)}</span>
      </summary>
      <p className="debug-bar__code">{formatJson(text)}</p>
      <div className="debug-bar__acts">
        {onRepeat ? (
          <Button tone="quiet" small onClick={onRepeat}>
            {t('repeat')}
          </Button>
        ) : null}
        {onAnswer ? (
          <Button tone="quiet" small onClick={onAnswer}>
            {t('answer')}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
