import { screen, waitFor } from '@testing-library/react';
import {
  readActiveAddress,
  saveActiveAddress,
  saveUnsavedAddress,
} from '@/lib/ground/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { beginAddressForm, field, save, show, t } from './test-address-form';
import { mockRouter, type FakeBff } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

let bff: FakeBff;
beforeEach(() => {
  bff = beginAddressForm();
});

describe('a saved address', () => {
  beforeEach(() => {
    signInForTest(true);
    window.history.replaceState(null, '', '/address-form?id=2');
    bff.saved = [anAddress({ id: 2, label: 'Дача' })];
  });

  test('is read, changed, and stays active as it is now', async () => {
    saveActiveAddress(anAddress({ id: 2 }));
    const { user, router } = show();
    expect(await field(t('street'))).toHaveValue('проспект Абая');
    expect(await field(t('ownLabel'))).toHaveValue('Дача');
    await user.clear(await field(t('building')));
    await user.type(await field(t('building')), '54');
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
    expect(bff.requestsOf('PUT')).toMatchObject([
      { address: '/api/addresses/2', body: { building: '54', label: 'Дача' } },
    ]);
    expect(readActiveAddress()?.address.building).toBe('54');
  });

  test('a saved address that was not active does not become so', async () => {
    saveActiveAddress(anAddress({ id: 5 }));
    const { user, router } = show();
    await field(t('street'));
    await user.click(save());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(readActiveAddress()?.address.id).toBe(5);
  });

  // Holds ADDR-26.
  test('a saved address that could not be changed says so', async () => {
    bff.refusals = { PUT: { code: 'address/not-found' } };
    const { user } = show();
    await field(t('street'));
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Не удалось изменить адрес');
    expect(alert).toHaveTextContent(messages.errors.addressNotFound);
  });

  test('a saved address that is not the diner’s tells nothing, and leads to those that are', async () => {
    bff.refusals = { GET: { code: 'address/not-found' } };
    show();
    expect(await screen.findByText(messages.errors.addressNotFound)).toBeVisible();
    expect(screen.getByRole('link', { name: t('title') })).toHaveAttribute('href', '/profile/addresses');
    expect(screen.queryByRole('button', { name: t('save') })).not.toBeInTheDocument();
  });
});

test('the unsaved address is changed on the device', async () => {
  localStorage.clear();
  saveUnsavedAddress(FIELDS);
  const key = readActiveAddress()?.key;
  window.history.replaceState(null, '', '/address-form?id=-1');
  const { user, router } = show();
  await user.clear(await field(t('floor')));
  await user.click(save());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/profile/addresses'));
  expect(readActiveAddress()?.address).toMatchObject({ id: -1, floor: '', apartment: '41' });
  expect(readActiveAddress()?.key).not.toBe(key);
});
