/** @jest-environment node */
import { canHashPin, isPossiblePin, isStaffPin, makeStaffPin, matchesStaffPin } from './staff-pin';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['1234', true],
  ['12345678', true],
  ['123', false],
  ['123456789', false],
  ['12a4', false],
  ['', false],
])('%j may be a PIN: %s', (digits, isOne) => expect(isPossiblePin(digits)).toBe(isOne));

// Holds KIOSK-20.
describe('the PIN of the staff page', () => {
  test('is stored as a salted hash, which tells it from any other', async () => {
    const [pin, same] = [await makeStaffPin('4321'), await makeStaffPin('4321')];
    expect(isStaffPin(JSON.parse(JSON.stringify(pin)))).toBe(true);
    expect(JSON.stringify(pin)).not.toContain('4321');
    expect(pin).toMatchObject({ kind: 'hashed', iterations: 600_000 });
    expect(pin).not.toEqual(same);
    await expect(matchesStaffPin('4321', pin)).resolves.toBe(true);
    await expect(matchesStaffPin('4322', pin)).resolves.toBe(false);
    await expect(matchesStaffPin('', pin)).resolves.toBe(false);
  });

  test('is hashed as it was when it was chosen, also by a release that takes more rounds', async () => {
    const ofEarlier = {
      kind: 'hashed',
      // PBKDF2-HMAC-SHA256 of '4321', sixteen bytes of salt, 1000 rounds.
      salt: '000102030405060708090a0b0c0d0e0f',
      hash: 'e88f0260c56dabf0b464020d4aec17aee68fdc2a92a47ea58b4095d231387f6a',
      iterations: 1000,
    } as const;
    await expect(matchesStaffPin('4321', ofEarlier)).resolves.toBe(true);
  });

  test('is stored as it is where the browser has no WebCrypto', async () => {
    jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    expect(canHashPin()).toBe(false);
    const pin = await makeStaffPin('4321');
    expect(pin).toEqual({ kind: 'plain', digits: '4321' });
    await expect(matchesStaffPin('4321', pin)).resolves.toBe(true);
    await expect(matchesStaffPin('1234', pin)).resolves.toBe(false);
  });
});
