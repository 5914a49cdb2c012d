import type { AbstractIntlMessages } from 'next-intl';

const files: Record<string, () => Promise<{ default: AbstractIntlMessages }>> = {
  kk: () => import('@/messages/kk.json'),
  ru: () => import('@/messages/ru.json'),
  en: () => import('@/messages/en.json'),
  ka: () => import('@/messages/ka.json'),
};

/** A precompiled text may be a list; a branch of texts is a record. */
function isBranch(value: unknown): value is AbstractIntlMessages {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lays one language over another, text by text. */
export function overlay(below: AbstractIntlMessages, above: AbstractIntlMessages): AbstractIntlMessages {
  const merged: AbstractIntlMessages = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = isBranch(value) && isBranch(under) ? overlay(under, value) : value;
  }
  return merged;
}

/** All texts of a language; one that it lacks is the fallback language's (I18N-08). */
export async function loadMessages(language: string, fallback: string): Promise<AbstractIntlMessages> {
  const [own, under] = await Promise.all([files[language]?.(), files[fallback]?.()]);
  return overlay(under?.default ?? {}, own?.default ?? {});
}
