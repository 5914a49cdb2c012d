import type { NextRequest, NextResponse } from 'next/server';
import { answerCallback } from '@/lib/auth/callback.server';

/** Where `/auth?code=…&state=…` arrives (rewritten by middleware.ts): signs in and returns to the original route. */
export function GET(request: NextRequest): Promise<NextResponse> {
  return answerCallback(request);
}
