import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import {
  confirmAddress,
  saveActiveAddress,
  saveUnsavedAddress,
  readActiveAddress,
} from '@/lib/ground/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { turns } from '@/lib/core/concurrency/test-turns';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { geolocation } from '@/lib/ground/towns/geolocation';
import messages from '@/messages/ru.json';
import { AddressesScreen } from './addresses-screen.client';
import { mockRouter, screenOf, startFakeBff, type FakeBff } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const t = createTranslator({ locale: 'ru', messages, namespace: 'addresses' });
const HOME = anAddress({ id: 1 });
const WORK = anAddress({
  id: 2,
  label: 'Работа',
  street: 'улица Сатпаева',
  building: '30',
  isPrivateHouse: true,
  latitude: 43.237,
  longitude: 76.915,
});
const nameOf = ({ label, street, building }: typeof HOME) => `${label}, ${street}, ${building}`;

function show() {
  const element = screenOf(<AddressesScreen />);
  render(element);
  return { router: mockRouter, user: userEvent.setup() };
}

let bff: FakeBff;
beforeEach(() => {
  bff = startFakeBff('/profile/addresses');
  bff.saved = [HOME, WORK];
});

/** The browser's geolocation. */
function standAt({ latitude, longitude }: typeof HOME, state: PermissionState) {
  const getPosition = jest.fn((found: PositionCallback) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition),
  );
  const status = Object.assign(new EventTarget(), { state });
  const value = { query: () => Promise.resolve(status) };
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: getPosition },
    configurable: true,
  });
  Object.defineProperty(navigator, 'permissions', { value, configurable: true });
  return getPosition;
}
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
  onlineManager.setOnline(true);
  // A known position lasts as long as the page: a failure clears it.
  await act(() => geolocation.ask());
});

const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

describe('the addresses of a signed-in diner', () => {
  beforeEach(() => signInForTest(true));

  test('stand with their rooms, and the active one is marked', async () => {
    saveActiveAddress(WORK);
    show();
    const [home, work] = await rows();
    expect(home).toHaveTextContent('Алматы, кв./офис 41, подъезд 2, этаж 5');
    expect(work).toHaveTextContent('Алматы, Частный дом');
    expect(work).toHaveTextContent(t('active'));
    expect(home).not.toHaveTextContent(t('active'));
    expect(within(work ?? document.body).getByRole('radio')).toBeChecked();
  });

  test('begin with the latest where none is active', async () => {
    show();
    await rows();
    await waitFor(() => expect(readActiveAddress()?.address.id).toBe(1));
  });

  test.each([
    ['an unconfirmed one gives way to the nearest', HOME],
    ['without an active one the nearest is it', null],
  ])('the position may be requested without a prompt, %s', async (_what, before) => {
    if (before) saveActiveAddress(before);
    const getPosition = standAt(WORK, 'granted');
    show();
    await waitFor(() => expect(readActiveAddress()?.address.id).toBe(2));
    expect(getPosition).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a prompt would be needed', 'prompt', false],
    ['the diner has chosen in this session', 'granted', true],
  ] as const)('stay as they are while %s', async (_why, state, isChosen) => {
    saveActiveAddress(HOME);
    if (isChosen) confirmAddress();
    const getPosition = standAt(WORK, state);
    show();
    await rows();
    await settled();
    expect(getPosition).not.toHaveBeenCalled();
    expect(readActiveAddress()?.address.id).toBe(1);
  });

  test('are chosen by a press, for this session', async () => {
    saveActiveAddress(HOME);
    const { user, router } = show();
    await user.click(await screen.findByRole('radio', { name: /Работа/ }));
    expect(readActiveAddress()?.address.id).toBe(2);
    expect(sessionStorage.getItem('isAddressConfirmed')).toBe('true');
    expect(router.push).not.toHaveBeenCalled();
  });

  test('lead back to the cart that they were opened from, also when the active one is pressed', async () => {
    window.history.replaceState(null, '', '/profile/addresses?return=%2Fcart');
    saveActiveAddress(HOME);
    const { user, router } = show();
    await user.click(await screen.findByRole('radio', { name: /Дом/ }));
    expect(router.push).toHaveBeenCalledWith('/cart');
  });

  test('are added on the map, and the way back stays', async () => {
    window.history.replaceState(null, '', '/profile/addresses?return=%2Fcart');
    const { user } = show();
    const add = await screen.findByRole('link', { name: t('add') });
    expect(add).toHaveAttribute('href', '/address-map');
    add.addEventListener('click', (event) => event.preventDefault());
    await user.click(add);
    expect(localStorage.getItem('addressRedirectUrl')).toBe('/cart');
  });

  test('are changed in the form', async () => {
    show();
    const link = await screen.findByRole('link', { name: t('edit', { name: nameOf(WORK) }) });
    expect(link).toHaveAttribute('href', '/address-form?id=2');
  });

  test('are deleted once that is confirmed, and the nearest remaining becomes active', async () => {
    saveActiveAddress(HOME);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('delete', { name: nameOf(HOME) }) }));
    const dialog = await screen.findByRole('dialog', { name: t('deleteTitle') });
    expect(bff.requestsOf('DELETE')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: t('deleteYes') }));
    await waitFor(() => expect(readActiveAddress()?.address.id).toBe(2));
    expect(bff.requestsOf('DELETE')).toMatchObject([{ address: '/api/addresses/1' }]);
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  // Holds ADDR-27.
  test('the addresses of a signed-in diner that could not be deleted stay, and that is said', async () => {
    saveActiveAddress(HOME);
    bff.refusals = { DELETE: { code: 'upstream/unavailable' } };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('delete', { name: nameOf(HOME) }) }));
    await user.click(await screen.findByRole('button', { name: t('deleteYes') }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Не удалось удалить адрес');
    expect(alert).toHaveTextContent(messages.errors.unavailable);
    expect(readActiveAddress()?.address.id).toBe(1);
  });

  test('the addresses of a signed-in diner that are deleted without a connection stay: that is said, and nothing is sent later', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('delete', { name: nameOf(HOME) }) }));
    const dialog = await screen.findByRole('dialog', { name: t('deleteTitle') });
    act(() => onlineManager.setOnline(false));
    jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(within(dialog).getByRole('button', { name: t('deleteYes') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.network);
    await user.click(within(dialog).getByRole('button', { name: t('deleteNo') }));
    jest.mocked(fetch).mockClear();
    await act(async () => {
      onlineManager.setOnline(true);
      await turns();
    });
    expect(jest.mocked(fetch).mock.calls.filter(([, options]) => options?.method === 'DELETE')).toEqual([]);
    expect(await rows()).toHaveLength(2);
  });

  test('the addresses of a signed-in diner that are deleted slowly leave the choice that was made meanwhile', async () => {
    const far = anAddress({ id: 3, label: 'Dacha', latitude: 44, longitude: 78 });
    bff.saved = [HOME, WORK, far];
    saveActiveAddress(HOME);
    const release = bff.hold('DELETE /api/addresses');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('delete', { name: nameOf(HOME) }) }));
    await user.click(await screen.findByRole('button', { name: t('deleteYes') }));
    await user.click(screen.getByRole('button', { name: t('deleteNo') }));
    await user.click(await screen.findByRole('radio', { name: /Dacha/ }));
    release();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(readActiveAddress()?.address.id).toBe(3);
  });

  test('the addresses of a signed-in diner that are gone already are deleted', async () => {
    bff.refusals = { DELETE: { code: 'address/not-found' } };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('delete', { name: nameOf(HOME) }) }));
    await user.click(await screen.findByRole('button', { name: t('deleteYes') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('the addresses of a signed-in diner that do not come say so, and come when they are requested again', async () => {
    bff.refusals = { GET: { code: 'upstream/unavailable' } };
    const { user } = show();
    expect(await screen.findByText(t('errorTitle'))).toBeVisible();
    bff.refusals = {};
    await user.click(screen.getByRole('button', { name: t('retry') }));
    expect(await rows()).toHaveLength(2);
  });

  test('the addresses of a signed-in diner that are fifty take no more', async () => {
    bff.saved = Array.from({ length: 50 }, (_, index) => anAddress({ id: index + 1 }));
    show();
    expect(await screen.findByText(/Сохранено 50 адресов/)).toBeVisible();
    expect(screen.queryByRole('link', { name: t('add') })).not.toBeInTheDocument();
  });

  test('say which the server did not take', async () => {
    saveUnsavedAddress(FIELDS);
    const stored = JSON.parse(localStorage.getItem('default.activeAddress') ?? '') as object;
    localStorage.setItem('default.activeAddress', JSON.stringify({ ...stored, isRefused: true }));
    show();
    expect(await screen.findByText(t('refused'))).toBeVisible();
    expect(await rows()).toHaveLength(3);
  });
});

describe('a guest', () => {
  test('a guest without an address can add one, or sign in, and no request is sent', async () => {
    show();
    expect(await screen.findByText(t('emptyTitle'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('add') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('signIn') })).toHaveAttribute(
      'href',
      '/api/auth/sign-in?return=%2Fprofile%2Faddresses',
    );
    expect(bff.requests).toEqual([]);
  });

  // Holds ADDR-17.
  test('has the one address of the device, to change or to delete', async () => {
    saveUnsavedAddress(FIELDS);
    const { user } = show();
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText(t('unsaved'))).toBeVisible();
    expect(screen.getByText(t('guestTitle'))).toBeVisible();
    expect(screen.queryByRole('link', { name: t('add') })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('delete', { name: nameOf(HOME) }) }));
    await user.click(await screen.findByRole('button', { name: t('deleteYes') }));
    await waitFor(() => expect(readActiveAddress()).toBeNull());
    expect(bff.requests).toEqual([]);
  });

  test('sees nothing of the diner who was signed in here', async () => {
    saveActiveAddress(HOME);
    show();
    expect(await screen.findByText(t('emptyTitle'))).toBeVisible();
  });
});
