import { requestAddressPrompt } from '@/lib/ground/addresses/address-prompt';
import { readActiveAddress, saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { turns } from '@/lib/core/concurrency/test-turns';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { askForAddress } from './ask-for-address';
import { startFakeBff, type FakeBff } from './test-screen';

const root = document.documentElement;
let bff: FakeBff;
let stop: () => void;
beforeEach(() => {
  bff = startFakeBff('/?service=delivery');
  delete root.dataset.address;
  document.body.innerHTML = '<p class="address-hint"><span>hint</span></p>';
});
afterEach(() => stop());

async function ask() {
  const open = jest.fn();
  stop = askForAddress(open);
  await turns();
  return open;
}
const press = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('.address-hint span')?.dispatchEvent(event);
  return event.defaultPrevented;
};

// Holds ADDR-31.
describe('a page of deliveries without an address', () => {
  test('opens the sheet once after delivery was chosen', async () => {
    expect(await ask()).not.toHaveBeenCalled();
    requestAddressPrompt();
    expect(await ask()).toHaveBeenCalledWith('prompted');
    requestAddressPrompt();
    expect(await ask()).not.toHaveBeenCalled();
  });

  test('opens the sheet at each press of its row, unless the press is for another tab', async () => {
    const open = await ask();
    expect(press({ ctrlKey: true })).toBe(false);
    expect(open).not.toHaveBeenCalled();
    expect(press()).toBe(true);
    expect(open).toHaveBeenCalledWith('pressed');
    stop();
    press();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('loses its row as soon as an address is stored', async () => {
    await ask();
    expect(root).not.toHaveAttribute('data-address');
    saveUnsavedAddress(FIELDS);
    expect(root).toHaveAttribute('data-address');
  });
});

describe('a signed-in diner', () => {
  beforeEach(() => {
    signInForTest(true);
    root.dataset.address = '';
    requestAddressPrompt();
  });

  test('a signed-in diner with a saved address gets that one without a question', async () => {
    bff.saved = [anAddress({ id: 5 })];
    expect(await ask()).not.toHaveBeenCalled();
    expect(readActiveAddress()?.address.id).toBe(5);
    expect(root).toHaveAttribute('data-address');
  });

  test('a signed-in diner without one gets the sheet, and the row from then on', async () => {
    expect(await ask()).toHaveBeenCalledWith('prompted');
    expect(root).not.toHaveAttribute('data-address');
  });

  test('gets the sheet where the addresses do not load', async () => {
    bff.refusals = { GET: { code: 'upstream/unavailable' } };
    expect(await ask()).toHaveBeenCalledWith('prompted');
  });

  test('gets no sheet on the next page after leaving before the answer', async () => {
    const release = bff.hold('GET /api/addresses');
    const open = await ask();
    stop();
    release();
    await turns();
    expect(open).not.toHaveBeenCalled();
  });
});
