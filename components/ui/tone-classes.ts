/** The class of words that are good, that warn, or that only inform. */
export const TONE_CLASSES = { ok: 'ok-text', warn: 'warn-text', soft: 'muted' } as const;
