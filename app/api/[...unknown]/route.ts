import { refuseUnknown } from '@/lib/bff/define-route';

export const dynamic = 'force-dynamic';

/** Addresses under `/api/` that are nobody's, whatever the method: told as every other refusal of the BFF, and not as a page. */
export const GET = refuseUnknown;
export const HEAD = refuseUnknown;
export const POST = refuseUnknown;
export const PUT = refuseUnknown;
export const PATCH = refuseUnknown;
export const DELETE = refuseUnknown;
export const OPTIONS = refuseUnknown;
