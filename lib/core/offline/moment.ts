const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 'HH:mm' by the device, with a day unless today: '21.11 14:05'. In digits: some browsers lack Kazakh names. */
export function momentOf(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  const time = `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
  const isToday = at.toDateString() === new Date(nowMs).toDateString();
  return isToday ? time : `${twoDigits(at.getDate())}.${twoDigits(at.getMonth() + 1)} ${time}`;
}
