/** Text classes by tone: success, warning, information. */
export const TONE_CLASSES = { ok: 'ok-text', warn: 'warn-text', soft: 'muted' } as const;
