import { takeTableSecret } from '@/lib/ordering/table-secret';

/* Runs before hydration: the router then never sees, and never writes back, the address with the secret. */
takeTableSecret();
