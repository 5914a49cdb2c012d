'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PressView } from '@/lib/core/intents/press-types';
import { signInHere } from './sign-in-here';

type UnknownOutcomeProps = {
  view: Extract<PressView<unknown, unknown>, { kind: 'unknown' }>;
  texts: { title: string; text: string; check: string; signIn: string };
  onCheck: () => void;
};

/** In place of a form whose press has no answer yet: says so, and asks again; where it has to be, after the sign-in. */
export function UnknownOutcome({ view, texts, onCheck }: UnknownOutcomeProps) {
  return (
    <EmptyState
      card
      role="status"
      art={<span className="spinner spinner--big" aria-hidden="true" />}
      title={texts.title}
      action={
        view.needsSignIn ? (
          <Button onClick={signInHere}>{texts.signIn}</Button>
        ) : (
          <Button tone="tint" onClick={onCheck}>
            {texts.check}
          </Button>
        )
      }
    >
      {texts.text}
    </EmptyState>
  );
}
