import { emptyStorage } from '@/lib/core/storage/test-storage';
import { readBillDraft, saveBillDraft, type BillDraft } from './bill-draft';

const DRAFT: BillDraft = { billId: 'bill-1', tip: '10', typedTip: '', payment: 'kaspi' };

beforeEach(emptyStorage);

describe('what was chosen for a bill', () => {
  test('is read again for that bill alone, and ends with the visit', () => {
    saveBillDraft(DRAFT);
    expect(readBillDraft('bill-1')).toEqual(DRAFT);
    expect(readBillDraft('bill-2')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['no JSON', '{'],
    ['an unknown way to pay', JSON.stringify({ ...DRAFT, payment: 'shells' })],
    ['an endless sum', JSON.stringify({ ...DRAFT, typedTip: '9'.repeat(21) })],
    ['another shape', '[]'],
  ])('is dropped when storage holds %s', (_what, text) => {
    sessionStorage.setItem('billDraft', text);
    expect(readBillDraft('bill-1')).toBeNull();
  });
});
