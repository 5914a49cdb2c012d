import { planTowns } from './domain/map/tiles';
import { buildServer } from './server';
import { readSettings, StartError } from './kernel/settings';

const SECOND_MS = 1_000;

/** Prints what is being done, so that a long first start is understood. */
function report(line: string): void {
  console.log(`sandbox: ${line}`);
}

async function start(): Promise<void> {
  const settings = readSettings();
  const startedAt = Date.now();
  const running = await buildServer(settings, report);
  try {
    await running.app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await running.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new StartError(`The port ${settings.port} (SANDBOX_PORT) is taken.`) : error;
  }
  if (settings.printerPort !== undefined) {
    // Bound to this machine, as it has no authentication.
    await running.sandbox.printer.listen(settings.printerPort, '127.0.0.1').catch(() => {
      report(`No printer: the port ${settings.printerPort} (SANDBOX_PRINTER_PORT) is taken.`);
    });
  }
  report(`Ready at ${settings.publicUrl} after ${Math.round((Date.now() - startedAt) / SECOND_MS)} s`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close().then(() => process.exit(0));
    });
  }
  // Where tests steer, drawing ahead what they may never look at would take the processor from them.
  if (!settings.isControlEnabled) void planTowns().then(() => running.warmPictures());
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
