'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useKeyedAction } from '@/components/layout/use-keyed-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField, TextArea, TextField } from '@/components/ui/text-field';
import { sessionQuery } from '@/lib/ground/auth/session.api';
import { queryClient } from '@/lib/core/bff/query-client';
import { pageCountry } from '@/lib/core/site/page-country';
import {
  MAX_SUPPORT_MESSAGE_LENGTH,
  SUPPORT_TOPICS,
  type SupportSubject,
  type SupportTopic,
} from '@/lib/support/support';
import { callSupport } from '@/lib/support/support.api';
import { PHONE_EXAMPLES, readPhone } from '@/lib/core/text/phone';
import { visibleText } from '@/lib/core/text/visible-text';

/** Asks support to get in touch; a guest says at which number. */
export function SupportCallForm({ subject }: { subject: SupportSubject }) {
  const t = useTranslations('support');
  const failureText = useFailureText();
  const session = useQuery(sessionQuery, queryClient());
  const country = pageCountry() ?? 'kz';
  const isGuest = session.data?.isSignedIn !== true;
  const [topic, setTopic] = useState<SupportTopic>(subject.topic);
  const [message, setMessage] = useState('');
  const [typedPhone, setTypedPhone] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { run, isBusy, failure } = useKeyedAction({
    purpose: 'support',
    send: callSupport,
    follow: () => {
      setIsSent(true);
      return false;
    },
  });

  if (isSent) {
    return (
      <Notice tone="ok" title={t('sentTitle')}>
        {t('sentText')}
      </Notice>
    );
  }
  const text = visibleText(message).trim();
  const phone = readPhone(typedPhone, country);
  const send = () => {
    setIsSubmitted(true);
    if (text === '' || (isGuest && phone === null)) return;
    run({
      topic,
      message: text,
      orderId: subject.orderId ?? null,
      venueId: subject.venueId ?? null,
      phone: isGuest ? phone : null,
    });
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3 className="title">{t('callBack')}</h3>
      <SelectField
        label={t('topic')}
        value={topic}
        onChange={(event) => setTopic(event.target.value as SupportTopic)}
        options={SUPPORT_TOPICS.map((one) => ({ value: one, label: t(`topic_${one}`) }))}
      />
      <TextArea
        label={t('message')}
        rows={3}
        maxLength={MAX_SUPPORT_MESSAGE_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={isSubmitted && text === '' ? t('messageRequired') : undefined}
      />
      {isGuest && !session.isPending ? (
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          help={t('phoneHelp', { example: PHONE_EXAMPLES[country] })}
          value={typedPhone}
          onChange={(event) => setTypedPhone(event.target.value)}
          error={isSubmitted && phone === null ? t('phoneError') : undefined}
        />
      ) : null}
      {failure ? (
        <Notice tone="danger" title={t('notSent')}>
          {failureText(failure)}
        </Notice>
      ) : null}
      <Button type="submit" big busy={isBusy || session.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
