import { screen, waitFor, within } from '@testing-library/react';
import { saveAddressDraft, readAddressDraft } from '@/lib/ground/addresses/address-draft';
import { saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { FIELDS } from '@/lib/ground/addresses/test-address';
import { card, drawsMaps, LINK, openMap, requestedPoints, show, showAtLink, t } from './test-address-map';
import { mockRouter, PLACE, type FakeBff } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

let bff: FakeBff;
beforeEach(() => {
  bff = openMap();
});

describe('without a map', () => {
  beforeEach(() => drawsMaps(false));

  // Holds ADDR-30.
  test('nothing is delivered to the town’s centre before the pin is placed', async () => {
    show();
    expect(await screen.findByText(t('mapUnavailable'))).toBeVisible();
    expect(await within(await card()).findByText(t('unplaced'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('deliverHere') })).toBeDisabled();
    expect(requestedPoints(bff)).toEqual([]);
  });

  test('the place of the link is named, and taken to the form', async () => {
    showAtLink();
    const { user, router } = show();
    expect(await within(await card()).findByText('проспект Достык, 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(router.push).toHaveBeenCalledWith('/address-form');
    expect(readAddressDraft()).toMatchObject({
      addressId: null,
      fields: { city: 'Алматы', street: 'проспект Достык', building: '1', ...LINK },
    });
  });

  test('a street without a house is no place yet', async () => {
    bff.suggestions = [{ ...PLACE, title: 'Алматы, улица Сатпаева', building: '' }];
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: t('search') }), 'Сатпаева');
    await user.click(await screen.findByRole('button', { name: 'Алматы, улица Сатпаева' }));
    expect(screen.getByRole('button', { name: t('deliverHere') })).toBeDisabled();
  });

  test('an address is found by its street: at most three, after a pause', async () => {
    bff.suggestions = [PLACE, { ...PLACE, title: 'Алматы, улица Сатпаева, 32', building: '32' }];
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: t('search') }), ' Сатпаева 3');
    await user.click(await screen.findByRole('button', { name: PLACE.title }));
    const texts = bff.requests
      .map(({ address }) => new URL(address, 'http://app.test'))
      .filter(({ pathname }) => pathname === '/api/geo/suggestions')
      .map(({ searchParams }) => searchParams.get('text'));
    expect(texts).toEqual(['Сатпаева 3']);
    expect(await within(await card()).findByText('улица Сатпаева, 30')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue(PLACE.title);
    expect(screen.queryByRole('button', { name: /улица Сатпаева, 32/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(readAddressDraft()?.fields).toMatchObject({
      latitude: 43.2371,
      longitude: 76.9152,
      building: '30',
    });
  });

  test('the best of what is found is taken by Enter', async () => {
    bff.suggestions = [PLACE];
    const { user } = show();
    const search = await screen.findByRole('searchbox', { name: t('search') });
    await user.type(search, 'Сатпаева');
    await screen.findByRole('button', { name: PLACE.title });
    await user.type(search, '{Enter}');
    expect(await within(await card()).findByText('улица Сатпаева, 30')).toBeVisible();
  });

  test.each([
    ['that finds nothing', {}, 'Такого адреса не нашлось'],
    ['that is not answered', { GET: { code: 'upstream/unavailable' as const } }, t('suggestionsFailed')],
  ])('a search %s says so', async (_what, refusals, text) => {
    const { user } = show();
    await card();
    bff.refusals = refusals;
    await user.type(await screen.findByRole('searchbox'), 'Марс');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('where there is no address, it is written by hand', async () => {
    bff.place = null;
    showAtLink();
    const { user, router } = show();
    expect(await within(await card()).findByText(t('nowhere'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('byHand') }));
    expect(readAddressDraft()?.fields).toMatchObject({ street: '', building: '', ...LINK });
    expect(router.push).toHaveBeenCalledWith('/address-form');
  });

  test('an address that could not be found out can be requested again, or written by hand', async () => {
    bff.refusals = { GET: { code: 'upstream/unavailable' } };
    showAtLink();
    const { user } = show();
    expect(await within(await card()).findByText(t('placeFailed'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('byHand') })).toBeVisible();
    bff.refusals = {};
    await user.click(within(await card()).getByRole('button', { name: t('retry') }));
    expect(await within(await card()).findByText('проспект Достык, 1')).toBeVisible();
  });

  test('it begins where the link says', async () => {
    showAtLink();
    show();
    await card();
    await waitFor(() => expect(requestedPoints(bff)).toEqual([[43.3, 76.5]]));
  });

  test('it begins at the active address', async () => {
    saveUnsavedAddress(FIELDS);
    show();
    await card();
    await waitFor(() => expect(requestedPoints(bff)).toEqual([[43.2401, 76.9189]]));
  });

  test('the place of a saved address is changed, and its text stays while it is not moved', async () => {
    window.history.replaceState(null, '', '/address-map?draft=1');
    saveAddressDraft({ addressId: 5, fields: { ...FIELDS, building: '52/1' }, key: 'address-00000001' });
    const { user, router } = show();
    await within(await card()).findByText('проспект Достык, 1');
    expect(requestedPoints(bff)).toEqual([[43.2401, 76.9189]]);
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(router.push).toHaveBeenCalledWith('/address-form?id=5');
    expect(readAddressDraft()).toMatchObject({
      addressId: 5,
      key: 'address-00000001',
      fields: { building: '52/1', apartment: '41' },
    });
  });

  test('a draft of another place is no business of a new address', async () => {
    saveAddressDraft({ addressId: 5, fields: FIELDS, key: 'address-00000001' });
    showAtLink();
    const { user, router } = show();
    await within(await card()).findByText('проспект Достык, 1');
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(router.push).toHaveBeenCalledWith('/address-form');
    expect(readAddressDraft()).toMatchObject({ addressId: null, fields: { apartment: '' } });
  });
});
