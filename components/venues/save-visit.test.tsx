import { render } from '@testing-library/react';
import { LeadToTemporaryVenue } from './lead-to-temporary-venue.client';
import { SaveVisit } from './save-visit.client';

const replace = jest.fn<undefined, [address: string]>();
const mockRouter = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

function openMenu(venueId: number, query: string) {
  window.history.replaceState(null, '', `/filials/${venueId}${query}`);
  render(<SaveVisit venueId={venueId} />).unmount();
}
async function openHome() {
  window.history.replaceState(null, '', '/');
  const { unmount } = render(<LeadToTemporaryVenue />);
  // What reads the visit is imported meanwhile.
  await import('@/lib/ordering/visit');
  await new Promise(process.nextTick);
  unmount();
  return replace.mock.calls.flat();
}

beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
});

describe('Home', () => {
  test('leads to the menu that was opened from a code', async () => {
    openMenu(3107, '?source=QR');
    expect(await openHome()).toEqual(['/filials/3107']);
  });

  test('is Home after a menu that was just opened', async () => {
    openMenu(3107, '');
    expect(await openHome()).toEqual([]);
  });

  test('is Home again after another venue’s menu', async () => {
    openMenu(3107, '?source=QR');
    openMenu(3108, '');
    expect(await openHome()).toEqual([]);
  });

  test('is Home where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(await openHome()).toEqual([]);
  });
});
