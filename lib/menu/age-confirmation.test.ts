import { forbidStorage } from '@/lib/core/storage/test-storage';

/** The module as a page that has just been loaded has it. */
async function load(): Promise<typeof import('./age-confirmation')> {
  jest.resetModules();
  return import('./age-confirmation');
}

beforeEach(() => sessionStorage.clear());

describe('the age that a diner confirms', () => {
  // Holds MENU-53.
  test('is unknown at first, stored for the session, and survives a reload', async () => {
    const before = await load();
    expect(before.isAgeConfirmed()).toBe(false);
    before.setAgeConfirmed(true);
    expect(sessionStorage.getItem('ageRestrictionConfirm')).toBe('true');
    expect((await load()).isAgeConfirmed()).toBe(true);
  });

  test('can be revoked, and its listeners are notified', async () => {
    const age = await load();
    const listener = jest.fn();
    const stop = age.subscribeAgeConfirmation(listener);
    age.setAgeConfirmed(true);
    age.setAgeConfirmed(false);
    stop();
    age.setAgeConfirmed(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each(['', 'false', '1', '{"version":1}'])('is not confirmed by a stored "%s"', async (value) => {
    sessionStorage.setItem('ageRestrictionConfirm', value);
    expect((await load()).isAgeConfirmed()).toBe(false);
  });

  test('lives as long as the page where storage is forbidden', async () => {
    forbidStorage();
    const age = await load();
    expect(age.isAgeConfirmed()).toBe(false);
    age.setAgeConfirmed(true);
    expect(age.isAgeConfirmed()).toBe(true);
  });
});
