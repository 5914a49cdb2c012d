import { cleanup, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { MAX_LENGTHS } from '@/lib/ground/addresses/address';
import { saveAddressDraft, readAddressDraft } from '@/lib/ground/addresses/address-draft';
import { readActiveAddress } from '@/lib/ground/addresses/stored-address';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { AT_MAP, beginAddressForm, field, save, show, t } from './test-address-form';
import { mockRouter, type FakeBff } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

let bff: FakeBff;
beforeEach(() => {
  bff = beginAddressForm();
});

describe('a new address', () => {
  test('a new address of a guest stays on the device, becomes active, and leads back to the cart', async () => {
    const { user, router } = show();
    await user.type(await field(t('entrance')), '2');
    await user.type(await field(t('comment')), 'Домофон 41К');
    await user.click(screen.getByRole('radio', { name: t('labelWork') }));
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
    expect(readActiveAddress()?.address).toMatchObject({
      id: -1,
      label: 'Работа',
      street: 'проспект Абая',
      apartment: '41',
      entrance: '2',
      comment: 'Домофон 41К',
    });
    expect(sessionStorage.getItem('isAddressConfirmed')).toBe('true');
    expect(readAddressDraft()).toBeNull();
    expect(bff.requests.map(({ address }) => address)).toEqual(['/api/map/base']);
  });

  test('a new address of a signed-in diner is saved with its key, and becomes active', async () => {
    signInForTest(true);
    const { user, router } = show();
    await field(t('street'));
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
    expect(bff.requestsOf('POST')).toMatchObject([
      { address: '/api/addresses', body: { ...AT_MAP, label: 'Дом' } },
    ]);
    expect(readActiveAddress()?.address.id).toBe(77);
  });

  test('a new address that is answered after its form was left is saved, leads nowhere, and leaves what was begun since', async () => {
    signInForTest(true);
    const release = bff.hold('POST /api/addresses');
    const { user, router } = show();
    await field(t('street'));
    await user.click(save());
    await waitFor(() => expect(bff.requestsOf('POST')).toHaveLength(1));
    cleanup();
    saveAddressDraft({ addressId: null, fields: AT_MAP, key: 'address-00000002' });
    release();
    await waitFor(() => expect(readActiveAddress()?.address.id).toBe(77));
    await settled();
    expect(router.replace).not.toHaveBeenCalled();
    expect(readAddressDraft()?.key).toBe('address-00000002');
    expect(localStorage.getItem('addressRedirectUrl')).toBe('/cart');
  });

  // Holds LAY-32.
  test.each([
    ['city', t('city')],
    ['street', t('street')],
    ['building', t('building')],
  ])('needs its %s', async (_name, label) => {
    const { user, router } = show();
    const needed = await field(label);
    expect(needed).toHaveAttribute('aria-required', 'true');
    await user.clear(needed);
    await user.type(needed, '  ');
    await user.click(save());
    expect(await screen.findByText(t('required'))).toBeVisible();
    expect(needed).toBeInvalid();
    expect(needed).toHaveFocus();
    expect(router.replace).not.toHaveBeenCalled();
    await user.type(needed, '5');
    await waitFor(() => expect(screen.queryByText(t('required'))).not.toBeInTheDocument());
  });

  // Holds ADDR-29.
  test('a new address in a house with flats needs the flat or the office', async () => {
    saveAddressDraft({ addressId: null, fields: { ...AT_MAP, apartment: ' ' }, key: 'address-00000001' });
    const { user, router } = show();
    const flat = await field(t('apartment'));
    expect(flat).toHaveAttribute('aria-required', 'true');
    await user.click(save());
    expect(await screen.findByText(t('apartmentRequired'))).toBeVisible();
    expect(flat).toHaveFocus();
    expect(readActiveAddress()).toBeNull();
    await user.click(screen.getByRole('switch', { name: new RegExp(t('isPrivateHouse')) }));
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
  });

  test('a new address of a private house has no rooms', async () => {
    const { user } = show();
    await field(t('apartment'));
    await user.click(screen.getByRole('switch', { name: new RegExp(t('isPrivateHouse')) }));
    expect(screen.queryByRole('textbox', { name: t('apartment') })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: t('floor') })).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() =>
      expect(readActiveAddress()?.address).toMatchObject({ isPrivateHouse: true, apartment: '' }),
    );
  });

  test.each([
    ['Дача', 'Дача'],
    ['', 'Другое'],
  ])('can be called otherwise: %j', async (typed, label) => {
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: t('labelOther') }));
    if (typed) await user.type(await field(t('ownLabel')), typed);
    await user.click(save());
    await waitFor(() => expect(readActiveAddress()?.address.label).toBe(label));
  });

  test('asks for floor and entrance with figures at hand', async () => {
    show();
    expect(await field(t('floor'))).toHaveAttribute('inputmode', 'numeric');
    expect(await field(t('entrance'))).toHaveAttribute('inputmode', 'numeric');
  });

  // Holds ADDR-33.
  test('is left at the door where the diner wishes so: the courier’s comment begins with it', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('switch', { name: t('leaveAtDoor') }));
    await user.type(await field(t('comment')), 'Домофон 41К');
    await user.click(save());
    await waitFor(() =>
      expect(readActiveAddress()?.address.comment).toBe(`${t('leaveAtDoor')}. Домофон 41К`),
    );
    cleanup();
    window.history.replaceState(null, '', '/address-form?id=-1');
    show();
    expect(await screen.findByRole('switch', { name: t('leaveAtDoor') })).toBeChecked();
    expect(await field(t('comment'))).toHaveValue('Домофон 41К');
    await user.clear(await field(t('comment')));
    await user.click(save());
    await waitFor(() => expect(readActiveAddress()?.address.comment).toBe(t('leaveAtDoor')));
  });

  test('leaves room for the wish in the longest comment', async () => {
    show();
    const room = MAX_LENGTHS.comment - `${t('leaveAtDoor')}. `.length;
    expect(await field(t('comment'))).toHaveAttribute('maxlength', String(room));
  });

  test('shows only a link to the map with data saver on', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    show();
    expect(await screen.findByRole('link', { name: t('movePin') })).toBeVisible();
    expect(bff.requests).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('keeps what is typed on the way to the map', async () => {
    const { user } = show();
    await user.type(await field(t('entrance')), '2');
    const map = screen.getByRole('link', { name: t('movePin') });
    expect(map).toHaveAttribute('href', '/address-map?draft=1');
    map.addEventListener('click', (event) => event.preventDefault());
    await user.click(map);
    expect(readAddressDraft()).toMatchObject({ addressId: null, fields: { entrance: '2' } });
  });

  test('a new address without a place for it begins on the map', async () => {
    localStorage.clear();
    const { router } = show();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/address-map'));
  });
});

describe('an address that could not be saved', () => {
  beforeEach(() => signInForTest(true));

  const sentKeys = () =>
    jest
      .mocked(fetch)
      .mock.calls.filter(([, options]) => options?.method === 'POST')
      .map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'));

  // Holds ADDR-25.
  test('says so, keeps what is typed, and is sent again with the same key', async () => {
    bff.refusals = { POST: { code: 'upstream/unavailable' } };
    const { user, router } = show();
    await user.type(await field(t('entrance')), '2');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Не удалось сохранить адрес');
    expect(alert).toHaveTextContent(messages.errors.unavailable);
    expect(await field(t('entrance'))).toHaveValue('2');
    bff.refusals = {};
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
    const keys = sentKeys();
    expect(keys).toHaveLength(2);
    expect(keys).toEqual([expect.stringMatching(/^address-00000001-/), keys[0]]);
  });

  test('is sent with a new key once its texts are corrected', async () => {
    bff.refusals = { POST: { code: 'upstream/unavailable' } };
    const { user, router } = show();
    await field(t('apartment'));
    await user.click(save());
    await screen.findByRole('alert');
    bff.refusals = {};
    await user.type(await field(t('entrance')), '2');
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
    const keys = sentKeys();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('says at which field', async () => {
    bff.refusals = { POST: { code: 'address/refused', details: { fields: ['building'] } } };
    const { user } = show();
    await field(t('street'));
    await user.click(save());
    expect(await screen.findByText(t('fieldRefused'))).toBeVisible();
    expect(await field(t('building'))).toBeInvalid();
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual([t('fieldRefused'), expect.stringContaining(messages.errors.addressRefused)]);
  });

  test('because the session is over leads to the sign-in, and nothing is lost', async () => {
    bff.refusals = { POST: { code: 'auth/ended' } };
    const { user } = show();
    await user.type(await field(t('entrance')), '2');
    await user.click(save());
    const link = await screen.findByRole('link', { name: t('signIn') });
    expect(link).toHaveAttribute('href', '/api/auth/sign-in?return=%2Faddress-form');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(readAddressDraft()?.fields.entrance).toBe('2');
  });
});
