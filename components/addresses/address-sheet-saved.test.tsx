import { act, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import {
  readActiveAddress,
  saveActiveAddress,
  saveUnsavedAddress,
} from '@/lib/ground/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { queryClient } from '@/lib/core/bff/query-client';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { ALMATY, ASTANA, beginAddressSheet, show } from './test-address-sheet';
import { mockRouter, type FakeBff } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const t = createTranslator({ locale: 'ru', messages, namespace: 'addresses' });

let bff: FakeBff;
beforeEach(() => {
  bff = beginAddressSheet();
});

describe('saved addresses', () => {
  test('are chosen with one press', async () => {
    signInForTest(true);
    bff.saved = [anAddress({ id: 5, street: 'улица Манаса' }), anAddress({ id: 6 })];
    const { user, onClose } = show();
    await user.click(await screen.findByRole('radio', { name: /проспект Абая/ }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(readActiveAddress()?.address.id).toBe(6);
  });

  test('are read one by one without choosing: an arrow key changes nothing, Space chooses', async () => {
    signInForTest(true);
    bff.saved = [anAddress({ id: 5 }), anAddress({ id: 6 })];
    saveActiveAddress(anAddress({ id: 5 }));
    const { user, onClose } = show();
    const active = await screen.findByRole('radio', { checked: true });
    act(() => active.focus());
    await user.keyboard('{ArrowDown}');
    expect(onClose).not.toHaveBeenCalled();
    expect(readActiveAddress()?.address.id).toBe(5);
    const other = screen.getByRole('radio', { checked: false });
    expect(other).toHaveAttribute('aria-posinset', '2');
    expect(other).toHaveAttribute('aria-setsize', '2');
    act(() => other.focus());
    await user.keyboard(' ');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(readActiveAddress()?.address.id).toBe(6);
  });

  test('near another town lead to it, in its country', async () => {
    const batumi = { latitude: 41.6458, longitude: 41.6417 };
    const town = { ...ALMATY, id: 102, translitName: 'batumi', coordinates: batumi };
    bff.towns = { ...bff.towns, country: 'ge', addressCountry: 'ge', currentId: 101, towns: [town] };
    const leaving = watchLeaving();
    signInForTest(true);
    bff.saved = [anAddress({ id: 6, ...batumi })];
    const { user, onClose } = show();
    await screen.findByRole('button', { name: /Алматы/ });
    await user.click(await screen.findByRole('radio', { name: /проспект Абая/ }));
    expect(leaving).toHaveBeenCalledWith('/filials?country=ge&town=batumi');
    expect(onClose).not.toHaveBeenCalled();
  });

  // Holds ADDR-29.
  test('saved addresses without a flat get the question for it', async () => {
    saveUnsavedAddress({ ...FIELDS, apartment: '' });
    const { user, onClose } = show();
    await user.click(await screen.findByRole('radio'));
    expect(await screen.findByRole('textbox', { name: t('apartment') })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('an address of another town leads away from no page that is not about a town', async () => {
  queryClient().setQueryData(['towns'], { ...bff.towns, towns: [ALMATY, ASTANA] });
  saveUnsavedAddress({ ...FIELDS, ...ASTANA.coordinates });
  const { user, onClose } = show({});
  await user.click(await screen.findByRole('radio'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
