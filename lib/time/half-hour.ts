/** 'HH:mm', on the hour or half past: 48 texts in all. */
export const HALF_HOUR = /^([01]\d|2[0-3]):([03]0)$/;
