import { refuseUnknown } from '@/lib/core/bff/define-route';

/** Unknown addresses under `/api/`, for every method: refused as JSON like every refusal of the BFF, not with a page. */
export const GET = refuseUnknown;
export const HEAD = refuseUnknown;
export const POST = refuseUnknown;
export const PUT = refuseUnknown;
export const PATCH = refuseUnknown;
export const DELETE = refuseUnknown;
export const OPTIONS = refuseUnknown;
