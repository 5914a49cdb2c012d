/** @jest-environment node */
import { drawCode, printedCodes } from './symbols';

it.each([
  ['4870300001375', ['EAN13 4870300001375']],
  ['48700177', ['EAN8 48700177']],
  ['14870055500021', ['ITF 14870055500021']],
  ['0036000291452', ['UPCA 036000291452']],
  ['036000291452', ['UPCA 036000291452']],
  ['0042100005264', ['UPCA 042100005264', 'UPCE 04252614']],
  ['SORE-0133', ['Code128 SORE-0133', 'Code39 SORE-0133', 'Code93 SORE-0133']],
])('%s is printed as %j', (barcode, printed) => {
  expect(printedCodes(barcode).map(({ symbology, text }) => `${symbology} ${text}`)).toEqual(printed);
});

it('each of them is drawn', async () => {
  for (const barcode of ['4870300001375', '48700177', '14870055500021', '0042100005264', 'SORE-0133'])
    for (const printed of printedCodes(barcode)) await expect(drawCode(printed)).resolves.toMatch(/^<svg /);
});

it('a text that the symbology does not have is refused', async () => {
  await expect(drawCode({ symbology: 'EAN13', text: 'SORE' })).rejects.toThrow();
});
