import { queryClient } from '@/lib/core/bff/query-client';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { emptyStorage } from '@/lib/core/storage/test-storage';

/** A diner who is signed in on a device that knows nothing of them yet. */
export function comeSignedIn(): void {
  emptyStorage();
  signInForTest(true);
  queryClient().clear();
}
