import { render } from '@testing-library/react';
import { LeadToTemporaryVenue } from './lead-to-temporary-venue.client';
import { SaveVisit } from './save-visit.client';

const replace = jest.fn<undefined, [address: string]>();
const mockRouter = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

/** The code that reads and stores the visit is imported meanwhile. */
async function whileImported() {
  await import('@/lib/ground/ordering/visit');
  await new Promise(process.nextTick);
}
async function openMenu(venueId: number, query: string) {
  window.history.replaceState(null, '', `/filials/${venueId}${query}`);
  const { unmount } = render(<SaveVisit venueId={venueId} />);
  await whileImported();
  unmount();
}
async function openHome() {
  window.history.replaceState(null, '', '/');
  const { unmount } = render(<LeadToTemporaryVenue />);
  await whileImported();
  unmount();
  return replace.mock.calls.flat();
}

beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
});

describe('Home', () => {
  test('leads to the menu that was opened from a code', async () => {
    await openMenu(3107, '?source=QR');
    expect(await openHome()).toEqual(['/filials/3107']);
  });

  // Holds SES-08.
  test('leads to the menu that was opened from a table’s code, though that names no source', async () => {
    await openMenu(3107, '?filial_id=3107&table_id=812&main_terminal_id=3107');
    expect(await openHome()).toEqual(['/filials/3107']);
  });

  test('is Home after a menu that was just opened', async () => {
    await openMenu(3107, '');
    expect(await openHome()).toEqual([]);
  });

  test('is Home again after another venue’s menu', async () => {
    await openMenu(3107, '?source=QR');
    await openMenu(3108, '');
    expect(await openHome()).toEqual([]);
  });

  test('is Home where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(await openHome()).toEqual([]);
  });
});
