import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { useState } from 'react';
import { readAddressDraft } from '@/lib/ground/addresses/address-draft';
import { readActiveAddress, saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { FIELDS } from '@/lib/ground/addresses/test-address';
import { turns } from '@/lib/core/concurrency/test-turns';
import messages from '@/messages/ru.json';
import { AddressSheet } from './address-sheet.client';
import { beginAddressSheet, show } from './test-address-sheet';
import { mockRouter, PLACE, placeDevice, screenOf, type FakeBff } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const t = createTranslator({ locale: 'ru', messages, namespace: 'addresses' });
const STREET = { ...PLACE, title: 'Алматы, улица Сатпаева', building: '' };
let bff: FakeBff;
beforeEach(() => {
  bff = beginAddressSheet();
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

function FlatButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} />
      {isOpen ? <AddressSheet start="flat" onClose={() => setOpen(false)} /> : null}
    </>
  );
}
const search = () => screen.findByRole('searchbox', { name: t('search') });

describe('an address by its street', () => {
  test('is given with its flat in the same sheet, becomes active, and closes it', async () => {
    bff.suggestions = [PLACE];
    const { user, onClose } = show();
    await user.type(await search(), 'Сатпаева 30');
    await user.click(await screen.findByRole('button', { name: PLACE.title }));
    expect(await screen.findByText('улица Сатпаева, 30')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: t('street') })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('save') }));
    expect(await screen.findByText(t('apartmentRequired'))).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: t('apartment') }), '12');
    await user.click(screen.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(readActiveAddress()?.address).toMatchObject({
      building: '30',
      apartment: '12',
      latitude: 43.2371,
    });
    expect(mockRouter.replace).not.toHaveBeenCalled();
  });

  test('an address by its street that is only a street is completed with its house, and shown on the map if the house is unknown', async () => {
    bff.suggestions = [STREET];
    const { user } = show();
    await user.type(await search(), 'Сатпаева');
    await user.click(await screen.findByRole('button', { name: STREET.title }));
    expect(await search()).toHaveValue(`${STREET.title}, `);
    expect(await search()).toHaveFocus();
    expect(await screen.findByText(t('addBuilding'))).toBeVisible();
    await user.type(await search(), '9999');
    await user.click(await screen.findByRole('button', { name: STREET.title }));
    expect(mockRouter.push).toHaveBeenCalledWith('/address-map?draft=1');
    expect(readAddressDraft()?.fields).toMatchObject({ street: STREET.street, building: '' });
    expect(localStorage.getItem('addressRedirectUrl')).toBe('/filials?service=delivery');
  });

  test('an address by its street whose search does not answer says so, beside the map', async () => {
    const { user } = show();
    const field = await search();
    bff.refusals = { GET: { code: 'upstream/unavailable' } };
    await user.type(field, 'Сатпаева');
    expect(await screen.findByText(t('searchFailed'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('onMap') })).toHaveAttribute('href', '/address-map');
  });

  test('far from every town says that no restaurant is near', async () => {
    bff.suggestions = [{ ...PLACE, latitude: 47, longitude: 70 }];
    const { user } = show();
    await user.type(await search(), 'Сатпаева 30');
    await user.click(await screen.findByRole('button', { name: PLACE.title }));
    expect(await screen.findByText(t('noTownNear'))).toBeVisible();
  });
});

describe('the diner’s position', () => {
  const press = async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('myPosition') }));
  };

  test('becomes an address, with the question for the flat', async () => {
    placeDevice({ latitude: 43.2371, longitude: 76.9152 });
    bff.place = PLACE;
    await press();
    expect(await screen.findByText('улица Сатпаева, 30')).toBeVisible();
    expect(screen.getByRole('textbox', { name: t('apartment') })).toBeVisible();
  });

  test.each([
    ['refused', 1, null, messages.geolocation.rejected],
    ['too slow', 3, null, messages.geolocation.timeout],
    ['where no house is', { latitude: 43, longitude: 76 }, STREET, t('notHere')],
  ])('the diner’s position that is %s says so', async (_what, answer, place, text) => {
    placeDevice(answer);
    bff.place = place;
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('the diner’s position that comes late leaves the place that was found meanwhile as it is', async () => {
    placeDevice({ latitude: 43.26, longitude: 76.95 });
    bff.place = { ...PLACE, street: 'Abay avenue', building: '7' };
    bff.suggestions = [PLACE];
    const release = bff.hold('GET /api/geo/reverse-geocode');
    const { user, onClose } = show();
    await user.click(await screen.findByRole('button', { name: t('myPosition') }));
    await user.type(await search(), PLACE.title);
    await user.click(await screen.findByRole('button', { name: PLACE.title }));
    await user.type(await screen.findByRole('textbox', { name: t('apartment') }), '12');
    await act(async () => {
      release();
      await turns();
    });
    await user.click(screen.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const { street, building, latitude, longitude } = PLACE;
    expect(readActiveAddress()?.address).toMatchObject({ street, building, latitude, longitude });
  });

  // Holds ADDR-32.
  describe('that needs no prompt', () => {
    const permit = (state: PermissionState) =>
      Object.defineProperty(navigator, 'permissions', {
        configurable: true,
        value: { query: () => Promise.resolve(Object.assign(new EventTarget(), { state })) },
      });
    afterEach(() => Reflect.deleteProperty(navigator, 'permissions'));

    test('names its house in the row, and one press leads on to the flat', async () => {
      permit('granted');
      placeDevice({ latitude: 43.2371, longitude: 76.9152 });
      bff.place = PLACE;
      const { user } = show();
      await user.click(
        await screen.findByRole('button', { name: t('hereAt', { place: 'улица Сатпаева, 30' }) }),
      );
      expect(await screen.findByRole('textbox', { name: t('apartment') })).toBeVisible();
      expect(screen.getByText('улица Сатпаева, 30')).toBeVisible();
    });

    test.each([
      ['where the permission was not given', 'prompt', PLACE],
      ['of a street without a house', 'granted', STREET],
    ] as const)('is not named %s', async (_where, state, place) => {
      permit(state);
      placeDevice({ latitude: 43.2371, longitude: 76.9152 });
      const prompt = jest.spyOn(navigator.geolocation, 'getCurrentPosition');
      bff.place = place;
      show();
      expect(await screen.findByRole('button', { name: t('myPosition') })).toBeVisible();
      await act(turns);
      expect(screen.getByRole('button', { name: t('myPosition') })).toBeVisible();
      expect(prompt).toHaveBeenCalledTimes(state === 'granted' ? 1 : 0);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  test('the diner’s position whose address is not answered says so', async () => {
    placeDevice({ latitude: 43, longitude: 76 });
    bff.refusals = { GET: { code: 'upstream/unavailable' } };
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('hereFailed'));
  });
});

test('an address whose flat is missing is completed at once', async () => {
  saveUnsavedAddress({ ...FIELDS, apartment: '' });
  const { user, onClose } = show({ start: 'flat' });
  const flat = await screen.findByRole('textbox', { name: t('apartment') });
  await waitFor(() => expect(flat).toHaveFocus());
  await user.type(flat, '12');
  await user.click(screen.getByRole('button', { name: t('save') }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(readActiveAddress()?.address).toMatchObject({ ...FIELDS, apartment: '12' });
});

test('the form of a missing flat gives the focus back where it is left', async () => {
  saveUnsavedAddress({ ...FIELDS, apartment: '' });
  const user = userEvent.setup();
  render(screenOf(<FlatButton />));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: t('apartment') })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
});

// Holds ADDR-31.
test('the question where to deliver has its title, and the field of the street has the focus', async () => {
  show({ start: 'where', town: 'Алматы' });
  expect(await screen.findByRole('dialog', { name: t('whereTitle') })).toBeVisible();
  await waitFor(async () => expect(await search()).toHaveFocus());
});

test('a place that turns out to be another leads back to the search', async () => {
  bff.suggestions = [PLACE];
  const { user } = show();
  await user.type(await search(), 'Сатпаева 30');
  await user.click(await screen.findByRole('button', { name: PLACE.title }));
  await user.click(await screen.findByRole('button', { name: t('otherPlace') }));
  expect(await search()).toBeVisible();
  expect(screen.queryByRole('button', { name: t('save') })).not.toBeInTheDocument();
});

test('the towns are a step away, and back', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Алматы/ }));
  expect(await screen.findByRole('dialog', { name: messages.towns.choose })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('back') }));
  expect(await screen.findByRole('dialog', { name: t('sheetTitle') })).toBeVisible();
});
