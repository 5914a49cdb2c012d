import { render } from '@testing-library/react';
import { SaveVisit, LeadToTemporaryVenue } from './save-visit.client';

const replace = jest.fn<undefined, [address: string]>();
const mockRouter = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

function openMenu(venueId: number, query: string) {
  window.history.replaceState(null, '', `/filials/${venueId}${query}`);
  render(<SaveVisit venueId={venueId} />).unmount();
}
function openHome() {
  window.history.replaceState(null, '', '/');
  render(<LeadToTemporaryVenue />).unmount();
  return replace.mock.calls.flat();
}

beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
});

describe('Home', () => {
  test('leads to the menu that was opened from a code', () => {
    openMenu(3107, '?source=QR');
    expect(openHome()).toEqual(['/filials/3107']);
  });

  test('is Home after a menu that was just opened', () => {
    openMenu(3107, '');
    expect(openHome()).toEqual([]);
  });

  test('is Home again after another venue’s menu', () => {
    openMenu(3107, '?source=QR');
    openMenu(3108, '');
    expect(openHome()).toEqual([]);
  });

  test('is Home where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(openHome()).toEqual([]);
  });
});
