// In the one chunk that both screens of a broken page share: each would bring a copy.
import '@/components/layout/server-error-screen.client';
import { takeTableSecret } from '@/lib/ground/ordering/take-table-secret';
import { watchWindowErrors } from '@/lib/core/reports/window-errors';

/* Runs before hydration: an error of it is noticed, and the router never sees, and never writes back, the address with the secret. */
watchWindowErrors();
takeTableSecret();
