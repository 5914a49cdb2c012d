'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextArea } from '@/components/ui/text-field';
import type { SentCall } from '@/lib/core/debug/bridge-tap';
import { messageTemplates } from './message-templates';

/** Says something to the page in the app's place: an event, an answer to a chosen call, or anything at all. */
export function SendMessageForm({ call, say }: { call: SentCall | null; say: (text: string) => void }) {
  const t = useTranslations('debugBar');
  const templates = messageTemplates(call);
  const [first] = templates;
  const [chosen, setChosen] = useState(first?.key ?? '');
  const [text, setText] = useState(first?.text ?? '');
  const choose = (key: string) => {
    setChosen(key);
    setText(templates.find((template) => template.key === key)?.text ?? '');
  };
  return (
    <form
      className="debug-bar__say"
      onSubmit={(event) => {
        event.preventDefault();
        say(text);
      }}
    >
      <SelectField
        label={call ? t('answerTo', { method: call.method }) : t('say')}
        // Chosen in a row further down: the form comes into view with the focus.
        autoFocus={call !== null}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        options={templates.map(({ key }) => ({ value: key, label: key }))}
      />
      <TextArea
        label={t('message')}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="tint" small>
        {t('deliver')}
      </Button>
    </form>
  );
}
