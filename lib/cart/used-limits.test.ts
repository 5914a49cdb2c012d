import { setClock } from '@/lib/core/time/test-clock';
import { lineKey } from './cart';
import { testLine, testQuotedLine } from './test-cart';
import { noteUsedLimits, usedUpToday } from './used-limits';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2030-03-14T09:00:00Z');
});

/** The limits that are remembered of one line after a quote. */
function usedAfter(
  line: Parameters<typeof testLine>[0],
  quotedLine: Parameters<typeof testQuotedLine>[0],
): number[] {
  const quoted = testLine({ productId: 7, promoId: 340, ...line });
  noteUsedLimits([quoted], new Map([[lineKey(quoted), testQuotedLine(quotedLine)]]));
  return [...usedUpToday()];
}

// Holds MENU-59.
describe('a promotion’s limit of the day', () => {
  test('is used up when the platform leaves no pieces of the dish', () => {
    expect(usedAfter({}, { issues: ['exceeded'], availableCount: 0 })).toEqual([7]);
  });

  test.each([
    ['some are left', {}, { issues: ['exceeded'], availableCount: 1 }],
    ['nothing is wrong', {}, {}],
    ['the dish has no promotion', { promoId: null }, { issues: ['exceeded'], availableCount: 0 }],
  ] as const)('is not used up where %s', (_what, line, quotedLine) => {
    expect(
      usedAfter(line, { ...quotedLine, issues: 'issues' in quotedLine ? [...quotedLine.issues] : [] }),
    ).toEqual([]);
  });

  test('is there again the next day', () => {
    usedAfter({}, { issues: ['exceeded'], availableCount: 0 });
    setClock('2030-03-15T09:00:00Z');
    expect([...usedUpToday()]).toEqual([]);
  });
});
