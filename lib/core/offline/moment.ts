const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * 'HH:mm' of the device's own clock, after the day where it is not today's: '21.11 14:05'. In digits: not every browser can
 * name a month in Kazakh, and the names of four languages are half a kilobyte of every page's scripts.
 */
export function momentOf(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  const time = `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
  const isToday = at.toDateString() === new Date(nowMs).toDateString();
  return isToday ? time : `${twoDigits(at.getDate())}.${twoDigits(at.getMonth() + 1)} ${time}`;
}
