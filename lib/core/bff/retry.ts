import { onlineManager } from '@tanstack/react-query';
import type { ErrorCode } from '@/lib/core/errors/errors';
import { BffError } from './client';

/** Failures that a repetition would not change: one after too many requests is refused too, a deleted account stays deleted. */
const FINAL: readonly string[] = ['request/too-many', 'auth/deleted-account'] satisfies ErrorCode[];

const retryUpTo = (times: number) => (failures: number, error: Error) =>
  failures < times && onlineManager.isOnline() && !(error instanceof BffError && FINAL.includes(error.code));

// How often a failed query is repeated. A number in its place would repeat what cannot succeed: without a
// connection, after too many requests.
export const retryOnce = retryUpTo(1);
export const retryTwice = retryUpTo(2);
