/** The sandbox's own time: real time plus an offset, so that a test can let hours pass at once. */
export class Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  get offset(): number {
    return this.offsetMs;
  }

  /** Sets the distance to real time in milliseconds. */
  setOffset(offsetMs: number): void {
    this.offsetMs = offsetMs;
  }
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
