/** @jest-environment node */
import { mistakesIn } from './booking-form';

// Holds BOOK-04.
describe('what is filled in', () => {
  const typed = { name: 'Айгерім', phone: '+77011234567', wish: '' };
  it.each([
    [{}, []],
    [{ name: ' А ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ wish: 'x'.repeat(501) }, ['wish']],
    [{ wish: '🎂'.repeat(500) }, []],
    [{ name: '', phone: '1', wish: 'x'.repeat(10_000) }, ['name', 'phone', 'wish']],
  ])('%j has the mistakes %j', (change, mistakes) => {
    expect(mistakesIn({ ...typed, ...change }, 'kz')).toEqual(mistakes);
  });
});
