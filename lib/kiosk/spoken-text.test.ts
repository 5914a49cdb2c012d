import { formatMoney, GEL_FORMAT, KZT_FORMAT } from '@/lib/core/money/money';
import { spokenText } from './spoken-text';

const words = ({ currency, whole, fraction }: { currency: string; whole: number; fraction: number }) =>
  `[${whole} ${fraction} ${currency}]`;

// Holds KIOSK-16.
test.each([
  [formatMoney(124_000, KZT_FORMAT, 'ru'), '[1240 0 KZT]'],
  [formatMoney(124_000_000, KZT_FORMAT, 'ru'), '[1240000 0 KZT]'],
  [formatMoney(1_250, GEL_FORMAT, 'ru'), '[12 50 GEL]'],
  [formatMoney(1_250, GEL_FORMAT, 'en'), '[12 50 GEL]'],
  [formatMoney(1_200, GEL_FORMAT, 'ru'), '[12 0 GEL]'],
  [`+ ${formatMoney(49_000, KZT_FORMAT, 'ru')}`, '+ [490 0 KZT]'],
  ['2 порции · 350 г', '2 порции, 350 г'],
  ['  Плов\n  с бараниной ', 'Плов с бараниной'],
])('%j is spoken as %j', (text, spoken) => {
  expect(spokenText(text, words)).toBe(spoken);
});
