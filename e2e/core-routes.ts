import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { APP_ROUTES } from './app-routes';

/** Prints which core journey meets which page and route handler; with `mustMeetEach` a run that leaves one out fails. */
export default class CoreRoutes implements Reporter {
  private readonly journeys = new Map<string, string[]>(APP_ROUTES.map(({ name }) => [name, []]));

  constructor(private readonly options: { mustMeetEach: boolean }) {}

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === 'route') this.journeys.get(description)?.push(test.title);
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (!this.options.mustMeetEach) return Promise.resolve(undefined);
    const missing: string[] = [];
    const lines = [...this.journeys].map(([name, [first, ...others]]) => {
      if (first === undefined) missing.push(name);
      return `${name}: ${first ?? '–'}${others.length > 0 ? ` (+${others.length})` : ''}`;
    });
    process.stdout.write(`${lines.join('\n')}\n`);
    if (missing.length === 0) return Promise.resolve(undefined);
    process.stdout.write(`No core journey meets ${missing.join(', ')}\n`);
    return Promise.resolve({ status: 'failed' });
  }
}
