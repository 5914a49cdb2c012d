/**
 * Answers that are asked for again within seconds, as while several diners type: kept in this process for a while, at most
 * so many, the oldest forgotten first. Who asks while an answer is on its way waits for that one; a failure is not kept.
 */
export class RecentAnswers<Value> {
  private readonly kept = new Map<string, { answer: Promise<Value>; until: number }>();

  constructor(
    private readonly most: number,
    private readonly keepMs: number,
  ) {}

  get(key: string, ask: () => Promise<Value>, now = Date.now()): Promise<Value> {
    const known = this.kept.get(key);
    if (known && known.until > now) return known.answer;
    this.kept.delete(key);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size < this.most) break;
      this.kept.delete(oldest);
    }
    const answer = ask();
    const entry = { answer, until: now + this.keepMs };
    this.kept.set(key, entry);
    answer.catch(() => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    });
    return answer;
  }
}
