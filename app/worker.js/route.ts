import { answerWorker } from '@/lib/offline/worker-script.server';

export const dynamic = 'force-dynamic';

/** The script of the worker, or of what takes its place. */
export const GET = answerWorker;
