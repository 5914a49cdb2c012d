import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from './connect';
import { idempotencyRecords } from './schema';
import { Refusal } from '../kernel/refusal';

/** The scope of a key: another method, path or caller makes it another key. */
export interface KeyOwner {
  caller: string;
  method: string;
  path: string;
  key: string;
}

export interface StoredAnswer {
  status: number;
  body: string | null;
}

/** Query and body are compared as bytes. */
export function hashRequest(query: string, body: string | Buffer): string {
  return createHash('sha256').update(`${query.length}:${query}`).update(body).digest('hex');
}

/** The contract's idempotency keys. Answers are stored, running ones in memory: a crash locks none. */
export class Idempotency {
  private readonly running = new Map<string, string>();

  /**
   * Reserves a key until `release`, or returns its answer. Refuses other bodies (`idempotency_key_reused`)
   * and running twins (`idempotency_in_flight`).
   */
  async take(
    database: Database,
    owner: KeyOwner,
    requestHash: string,
    now: Date,
  ): Promise<StoredAnswer | null> {
    const name = nameOf(owner);
    const runningHash = this.running.get(name);
    if (runningHash !== undefined) {
      throw new Refusal(runningHash === requestHash ? 'idempotency_in_flight' : 'idempotency_key_reused');
    }
    this.running.set(name, requestHash);
    try {
      const stored = await database.query.idempotencyRecords.findFirst({
        where: and(isOf(owner), gt(idempotencyRecords.expiresAt, now)),
      });
      if (!stored) return null;
      if (stored.requestHash !== requestHash) throw new Refusal('idempotency_key_reused');
      this.running.delete(name);
      return { status: stored.status, body: stored.body };
    } catch (error) {
      this.running.delete(name);
      throw error;
    }
  }

  release(owner: KeyOwner): void {
    this.running.delete(nameOf(owner));
  }

  /** Stores a success; `transaction` is the one that did the work, so both are stored or neither. */
  async store(
    transaction: Database,
    owner: KeyOwner,
    record: StoredAnswer & { requestHash: string; expiresAt: Date },
    now: Date,
  ): Promise<void> {
    await transaction
      .delete(idempotencyRecords)
      .where(and(isOf(owner), lte(idempotencyRecords.expiresAt, now)));
    await transaction.insert(idempotencyRecords).values({ ...owner, ...record });
  }
}

function isOf(owner: KeyOwner) {
  return and(
    eq(idempotencyRecords.caller, owner.caller),
    eq(idempotencyRecords.method, owner.method),
    eq(idempotencyRecords.path, owner.path),
    eq(idempotencyRecords.key, owner.key),
  );
}

function nameOf(owner: KeyOwner): string {
  return JSON.stringify([owner.caller, owner.method, owner.path, owner.key]);
}
