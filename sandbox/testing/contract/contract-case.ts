import type { Parts } from './contract-call';

/** A call that differs from the good one; the rest (token, key) is as there. */
export interface Case extends Parts {
  operation: string;
  title: string;
  status: number;
  /** Of the refusal; with HTTP status 200 too. */
  code?: string;
}

export const UNKNOWN_ID = 999_999;

export const refused = (
  operation: string,
  title: string,
  status: number,
  code: string,
  parts: Parts,
): Case => ({ operation, title, status, code, ...parts });

export const fine = (operation: string, title: string, parts: Parts): Case => ({
  operation,
  title,
  status: 200,
  ...parts,
});
