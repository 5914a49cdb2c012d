import type { Database } from '../../database/connect';
import type { PaymentRow } from './payments';

/** The callback of an owner of payments when one of them changes; `database` is the transaction that writes both. */
export interface PaymentEvents {
  /** Money arrived in time. false = nothing is owed any more: it is refunded. */
  paid(database: Database, payment: PaymentRow, at: Date): Promise<boolean>;
  /** The bank declined. */
  failed(database: Database, payment: PaymentRow, at: Date): Promise<void>;
  /** The time of an attempt is over, of a failed one too, and no later one has begun. */
  timeOver(database: Database, payment: PaymentRow, at: Date): Promise<void>;
}
