import { answerWorker } from '@/lib/core/offline/worker-script.server';

/** The script of the worker, or of its replacement. */
export const GET = answerWorker;
