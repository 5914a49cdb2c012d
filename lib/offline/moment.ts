/** Hours and minutes of the device, with the day where it is not today's. */
export function momentOf(atMs: number, nowMs: number, language: string): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(language || undefined, { ...day, ...time }).format(atMs);
}
