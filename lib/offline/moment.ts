import { MONTHS } from '@/lib/time/months';
import type { Language } from '@/lib/site/site';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 'HH:mm' of the device's own clock, after the day and the month's name where it is not today's: '21 қараша 14:05'. */
export function momentOf(atMs: number, nowMs: number, language: Language): string {
  const at = new Date(atMs);
  const time = `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
  const isToday = at.toDateString() === new Date(nowMs).toDateString();
  return isToday ? time : `${at.getDate()} ${MONTHS[language][at.getMonth()]} ${time}`;
}
