import { answerWorker } from '@/lib/core/offline/worker-script.server';

/** The script of the worker, or of what takes its place. */
export const GET = answerWorker;
