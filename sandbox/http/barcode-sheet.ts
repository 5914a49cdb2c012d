import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawCode, printedCodes, type PrintedCode } from '../domain/barcodes/symbols';
import { listProducts } from '../domain/menu/products';
import { tablesOf } from '../domain/tables/tables';
import { getVenue, type FullVenue } from '../domain/venues/venues';
import { idText, parseInput } from '../kernel/input';
import { readLanguage, textIn, type Language } from '../kernel/languages';
import { html, Markup, sendPage } from './html-page';
import type { Sandbox } from './operation';

/* Sheets to be printed, so that a person can try the app with a phone and paper. The sandbox's own, no call of the contract. */

const sheetQuery = z.object({ filial_id: idText, lang: z.string().optional().catch(undefined) });

const TITLE = { kk: 'Кодтар', ru: 'Коды', en: 'Codes', ka: 'კოდები' };

const STYLE = new Markup(`
body{margin:1rem;font:400 .875rem/1.3 system-ui,sans-serif;color:#241915;background:#fff}
h1{font-size:1.25rem}ul{list-style:none;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}
li{break-inside:avoid;border:1px dashed #8a7c71;border-radius:.5rem;padding:.75rem;display:grid;gap:.5rem;justify-items:center;
text-align:center}svg{max-width:100%;height:auto}small{color:#695b52;overflow-wrap:anywhere}`);

interface Label extends PrintedCode {
  name: string;
}

/** Addresses that lead to the venue by its stand and its fridge, and to each of its tables. */
function entryLabels({ id, venue }: FullVenue, origin: string, language: Language): Label[] {
  const menu = `${origin}/filials/${id}`;
  const qr = (name: string, text: string): Label => ({ name, symbology: 'QRCode', text });
  const tables = tablesOf(id).map((table) => {
    const query = `filial_id=${id}&table_id=${table.id}&main_terminal_id=${table.venueId}&source=QR`;
    const secret = table.secret === undefined ? '' : `&table_secret=${table.secret}`;
    return qr(textIn(language, table.name), `${menu}?${query}${secret}`);
  });
  return [
    qr(`${venue.name} · STANDQR`, `${menu}?source=STANDQR`),
    ...(venue.isMicromarket ? fridgeLabels(id, venue.name, menu) : []),
    ...tables,
  ];
}

/** The code that leads to the shop's fridge, and the text of its first one in bars. */
const fridgeLabels = (id: number, name: string, menu: string): Label[] => [
  { name: `${name} · FRIDGE`, symbology: 'QRCode', text: `${menu}?source=FRIDGE` },
  { name: `${name} · FRIDGE`, symbology: 'Code128', text: `FR-${id}-01` },
];

async function labelItem({ name, ...code }: Label): Promise<string> {
  const drawing = new Markup(await drawCode(code));
  return html`<li data-symbology="${code.symbology}" data-text="${code.text}">
    <strong>${name}</strong>${drawing}<small>${code.symbology} ${code.text}</small>
  </li>`.text;
}

/** Puts the sheet of a venue's codes on the server: its goods by barcode, its stand, fridge and tables. */
export function registerBarcodeSheets(app: FastifyInstance, { database, settings }: Sandbox): void {
  app.get('/print/barcodes', async (request, reply) => {
    const query = parseInput(sheetQuery, request.query, 'query');
    const language = readLanguage(query.lang);
    const venue = await getVenue(database, query.filial_id);
    const goods = (await listProducts(database, venue)).flatMap(({ name, barcode }) =>
      barcode === null
        ? []
        : printedCodes(barcode).map((code) => ({ name: textIn(language, name), ...code })),
    );
    const labels = [...entryLabels(venue, settings.appOrigins[0] ?? '', language), ...goods];
    const items = await Promise.all(labels.map(labelItem));
    const title = `${venue.venue.name}: ${textIn(language, TITLE)}`;
    const sheet = html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <title>${title}</title>
          <style>
            ${STYLE}
          </style>
        </head>
        <body>
          <h1>${title}</h1>
          <ul>
            ${new Markup(items.join(''))}
          </ul>
        </body>
      </html>`;
    return sendPage(reply, 200, sheet.text);
  });
}
