'use client';

import { useSyncExternalStore } from 'react';
import type { Language } from '@/lib/core/site/site';
import { subscribeVoices, voiceOf } from './voice';

/** A voice of the device that speaks the language; null where it has none, and during hydration. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  return useSyncExternalStore(
    subscribeVoices,
    () => voiceOf(language),
    () => null,
  );
}
