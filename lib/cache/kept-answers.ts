interface Kept<Value> {
  value: Value;
  weight: number;
  madeAtMs: number;
}

/**
 * Answers that are dear to make and small to keep, in this process: fresh for some seconds, then made anew; several who ask
 * for the same wait for one making. When making fails, the old answer still serves. Bounded by weight, the longest unasked
 * leave first.
 */
export class KeptAnswers<Value> {
  private readonly kept = new Map<string, Kept<Value>>();
  private readonly making = new Map<string, Promise<Value>>();
  private weight = 0;

  constructor(
    private readonly bounds: {
      freshSeconds: number;
      mostWeight: number;
      weigh: (value: Value) => number;
    },
  ) {}

  /** @throws what `make` throws, when there is no earlier answer */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      if (Date.now() - known.madeAtMs < this.bounds.freshSeconds * 1000) return known.value;
    }
    try {
      return await this.make(key, make);
    } catch (error) {
      if (known) return known.value;
      throw error;
    }
  }

  private make(key: string, make: () => Promise<Value>): Promise<Value> {
    const underWay = this.making.get(key);
    if (underWay) return underWay;
    const made = make()
      .then((value) => {
        this.keep(key, value);
        return value;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private keep(key: string, value: Value): void {
    const entry = { value, weight: this.bounds.weigh(value), madeAtMs: Date.now() };
    this.weight += entry.weight - (this.kept.get(key)?.weight ?? 0);
    this.kept.delete(key);
    this.kept.set(key, entry);
    for (const [oldest, { weight }] of this.kept) {
      if (this.weight <= this.bounds.mostWeight) break;
      this.kept.delete(oldest);
      this.weight -= weight;
    }
  }
}
