/** @jest-environment node */
import fc from 'fast-check';
import { metersBetween } from '@/lib/ground/towns/distance';
import { activeAddress, activeAfterDeletion, activeOfGuest, nearestAddress } from './active-address';
import { UNSAVED_ID } from './address';
import { anAddress } from './test-address';

const HOME = anAddress({ id: 1, latitude: 43.24, longitude: 76.91 });
const WORK = anAddress({ id: 2, latitude: 43.26, longitude: 76.95 });
const DACHA = anAddress({ id: 3, latitude: 43.1, longitude: 76.7 });
const UNSAVED = anAddress({ id: UNSAVED_ID });
const SAVED = [HOME, WORK, DACHA];
const NEAR_WORK = { latitude: 43.261, longitude: 76.949 };

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const someAddresses = fc
  .array(anywhere, { maxLength: 12 })
  .map((points) => points.map((point, index) => anAddress({ ...point, id: index + 1 })));

// Holds ADDR-13.
describe('the active address of who is signed in', () => {
  test.each([
    ['confirmed stays, however far', HOME, true, NEAR_WORK, HOME],
    ['unconfirmed gives way to the nearest', HOME, false, NEAR_WORK, WORK],
    ['unconfirmed stays while the nearest cannot be determined', HOME, false, null, HOME],
    ['missing is the nearest', null, false, NEAR_WORK, WORK],
    ['missing is the nearest, also in a session with a choice', null, true, NEAR_WORK, WORK],
    ['missing is the latest where the position is not known', null, false, null, HOME],
    ['deleted elsewhere is the nearest', anAddress({ id: 99 }), true, NEAR_WORK, WORK],
    ['unsaved stays until the server has it', UNSAVED, false, NEAR_WORK, UNSAVED],
  ])('%s', (_what, active, isConfirmed, from, expected) => {
    expect(activeAddress({ saved: SAVED, active, isConfirmed, from })).toBe(expected);
  });

  test('is as the server has it now', () => {
    const before = { ...HOME, label: 'Старое' };
    expect(activeAddress({ saved: SAVED, active: before, isConfirmed: true, from: null })).toBe(HOME);
  });

  test('is null if there are no addresses', () => {
    expect(activeAddress({ saved: [], active: HOME, isConfirmed: true, from: NEAR_WORK })).toBeNull();
  });
});

test.each([
  ['their own unsaved one', UNSAVED, UNSAVED],
  ['not one of a diner who was signed in', HOME, null],
  ['none', null, null],
])('a guest has %s', (_what, stored, expected) => {
  expect(activeOfGuest(stored)).toBe(expected);
});

// Holds ADDR-16.
describe('deleting an address', () => {
  test.each([
    ['that is active makes the nearest remaining active', WORK, WORK, NEAR_WORK, HOME],
    ['that is not active changes nothing', HOME, WORK, NEAR_WORK, WORK],
    ['while none is active makes the nearest remaining active', HOME, null, NEAR_WORK, WORK],
  ])('%s', (_what, deleted, active, from, expected) => {
    expect(activeAfterDeletion(deleted, { saved: SAVED, active, from })).toBe(expected);
  });

  test('looks around the deleted one where the position is not known, not at the latest', () => {
    const saved = [DACHA, HOME, WORK];
    expect(activeAfterDeletion(WORK, { saved, active: WORK, from: null })).toBe(HOME);
  });

  test('the last one leaves no active address', () => {
    expect(activeAfterDeletion(HOME, { saved: [HOME], active: HOME, from: NEAR_WORK })).toBeNull();
  });

  test('never leaves the deleted one, and leaves one as long as there are others', () => {
    fc.assert(
      fc.property(someAddresses, fc.option(anywhere, { nil: null }), fc.nat(), (saved, from, pick) => {
        const deleted = saved[pick % Math.max(1, saved.length)];
        if (!deleted) return;
        const next = activeAfterDeletion(deleted, { saved, active: deleted, from });
        expect(next?.id).not.toBe(deleted.id);
        expect(next === null).toBe(saved.length === 1);
      }),
    );
  });
});

test('no other address is nearer than the nearest', () => {
  fc.assert(
    fc.property(someAddresses, anywhere, (addresses, from) => {
      const nearest = nearestAddress(addresses, from);
      expect(nearest === null).toBe(addresses.length === 0);
      if (!nearest) return;
      const meters = metersBetween(from, nearest);
      expect(addresses.every((address) => metersBetween(from, address) >= meters)).toBe(true);
    }),
  );
});
