import { LINE_ISSUES, type LineIssue } from '@/lib/ground/ordering/line-issues';

/** A position that was refused, and why. */
export interface RefusedPosition {
  /** Of the line in the order. */
  index: number;
  issue: LineIssue;
}

/** The lines that an `order/positions` failure names; details of another shape name none. */
export function refusedLinesOf(details: unknown): RefusedPosition[] {
  if (typeof details !== 'object' || details === null || !('lines' in details)) return [];
  if (!Array.isArray(details.lines)) return [];
  return details.lines.flatMap((line: unknown) => {
    if (typeof line !== 'object' || line === null || !('index' in line) || !('issue' in line)) return [];
    const issue = LINE_ISSUES.find((known) => known === line.issue);
    return Number.isSafeInteger(line.index) && issue ? [{ index: Number(line.index), issue }] : [];
  });
}
