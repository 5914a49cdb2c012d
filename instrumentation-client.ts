import { takeTableSecret } from '@/lib/ordering/table-secret';
import { watchWindowErrors } from '@/lib/reports/window-errors';

/* Runs before hydration: an error of it is noticed, and the router never sees, and never writes back, the address with the secret. */
watchWindowErrors();
takeTableSecret();
