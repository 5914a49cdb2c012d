import { queryClient } from '@/lib/bff/query-client';
import { signInForTest } from '@/lib/session/test-sign-in';
import { emptyStorage } from '@/lib/storage/test-storage';

/** A diner who is signed in on a device that knows nothing of them yet. */
export function comeSignedIn(): void {
  emptyStorage();
  signInForTest(true);
  queryClient().clear();
}
