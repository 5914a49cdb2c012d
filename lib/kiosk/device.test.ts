import { emptyStorage } from '@/lib/core/storage/test-storage';
import { changeKioskDevice, readKioskDevice, unknownKioskDevice } from './device';

const PIN = { kind: 'plain', digits: '4321' } as const;

beforeEach(emptyStorage);

// Holds KIOSK-21.
describe('what is set up on a tablet', () => {
  test('is read as it was set, and is the same object until it changes', () => {
    changeKioskDevice({ venueId: 3107, languages: ['ru', 'kk'], idleBrightness: 40, pin: PIN });
    const device = readKioskDevice();
    expect(device).toEqual({
      venueId: 3107,
      venueName: '',
      hasMarkers: false,
      languages: ['ru', 'kk'],
      hasSound: false,
      idleBrightness: 40,
      pin: PIN,
    });
    expect(readKioskDevice()).toBe(device);
    changeKioskDevice({ hasSound: true });
    expect(readKioskDevice()).toMatchObject({ hasSound: true, idleBrightness: 40 });
  });

  test('keeps the settings of an earlier release and gives new settings their defaults', () => {
    localStorage.setItem('kioskDevice', '{"venueId":3107,"hasMarkers":true}');
    expect(readKioskDevice()).toEqual({ ...unknownKioskDevice(), venueId: 3107, hasMarkers: true });
  });

  test.each([
    ['venueId', 0],
    ['venueName', 7],
    ['hasMarkers', 'yes'],
    ['languages', ['ru', 'xx']],
    ['hasSound', 1],
    ['idleBrightness', 19],
    ['idleBrightness', 101],
    ['pin', { kind: 'plain', digits: '12' }],
    ['pin', { kind: 'hashed', salt: '00', hash: 'ff', iterations: 1 }],
  ])('loses %s alone where it is %j', (name, value) => {
    changeKioskDevice({ venueId: 3107, venueName: 'Samal', hasMarkers: true, pin: PIN });
    const before = readKioskDevice();
    localStorage.setItem('kioskDevice', JSON.stringify({ ...before, [name]: value }));
    expect(readKioskDevice()).toEqual({
      ...before,
      [name]: unknownKioskDevice()[name as keyof typeof before],
    });
  });

  test.each(['', '[]', 'null', '{'])('is a new device where %j is stored', (text) => {
    localStorage.setItem('kioskDevice', text);
    expect(readKioskDevice()).toEqual(unknownKioskDevice());
  });
});
