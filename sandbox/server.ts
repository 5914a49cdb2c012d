import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { authOperations } from './http/auth-routes';
import { registerAuthPages } from './http/sign-in-pages';
import { billOperations } from './http/bill-routes';
import { registerBoardPages } from './http/board-pages';
import { bookingOperations } from './http/booking-routes';
import { brandOperations } from './http/brand-routes';
import { buildCatalogue, pictureKeys } from './catalogue/catalogue';
import { buildLargeCatalogue } from './catalogue/large';
import { Clock } from './kernel/clock';
import { contentOperations } from './http/content-routes';
import { storyOperations } from './http/story-routes';
import { Faults } from './control/faults';
import { RequestLog } from './control/request-log';
import { registerControl } from './control/routes';
import { connect, unsafeSettings, type Connection } from './database/connect';
import { seed } from './database/seed';
import { courierOperations } from './http/courier-routes';
import { deliveryOperations } from './http/delivery-routes';
import { geoOperations } from './http/geo-routes';
import { Idempotency } from './database/idempotency';
import { registerImages } from './http/image-routes';
import { lockOperations } from './http/lock-routes';
import { registerMap } from './http/map-routes';
import { favouriteOperations } from './http/favourite-routes';
import { menuOperations } from './http/menu-routes';
import type { Sandbox } from './http/operation';
import { answerError, register } from './http/register-operations';
import { registerNotificationPages } from './http/notification-pages';
import { notificationOperations } from './http/notification-routes';
import { ratingOperations } from './http/rating-routes';
import { receiptOperations } from './http/receipt-routes';
import { basketOperations } from './http/basket-routes';
import { createOrderOperations } from './http/create-order-routes';
import { startAdvancingOrders } from './domain/lifecycle/advance-orders';
import { orderOperations } from './http/order-routes';
import { registerPaymentPages } from './http/payment-pages';
import { registerBarcodeSheets } from './http/barcode-sheet';
import { PrinterSink } from './domain/printing/printer-sink';
import { registerPrintedJobs } from './http/printed-jobs';
import { registerSignalPages } from './http/signal-pages';
import { openPictureStore } from './pictures/store';
import { storyKeys } from './pictures/stories';
import { accountOperations } from './http/account-routes';
import { addressOperations } from './http/address-routes';
import { promoCodeOperations } from './http/promo-code-routes';
import { giftOperations } from './http/gift-routes';
import { promoOperations } from './http/promo-routes';
import { rewardOperations } from './http/reward-routes';
import { searchOperations } from './http/search-routes';
import { Refusal } from './kernel/refusal';
import type { Settings } from './kernel/settings';
import { startOneRequestPerTurn } from './kernel/one-request-per-turn';
import { registerShell } from './shell/routes';
import { supportOperations } from './http/support-routes';
import { tabletOperations } from './http/tablet-routes';
import { tipOperations } from './http/tip-routes';
import { townOperations } from './http/town-routes';
import { venueOperations } from './http/venue-routes';

const ORDER_TICK_MS = 1_000;

/** The calls of the contract that the sandbox answers, without the pages and pictures that browsers open. */
export const OPERATIONS = [
  ...townOperations,
  ...venueOperations,
  ...brandOperations,
  ...searchOperations,
  ...menuOperations,
  ...favouriteOperations,
  ...deliveryOperations,
  ...promoOperations,
  ...promoCodeOperations,
  ...giftOperations,
  ...basketOperations,
  ...createOrderOperations,
  ...orderOperations,
  ...billOperations,
  ...courierOperations,
  ...ratingOperations,
  ...receiptOperations,
  ...tabletOperations,
  ...supportOperations,
  ...tipOperations,
  ...lockOperations,
  ...bookingOperations,
  ...authOperations,
  ...accountOperations,
  ...addressOperations,
  ...geoOperations,
  ...rewardOperations,
  ...notificationOperations,
  ...contentOperations,
  ...storyOperations,
];

/** Pictures that calls accept as bytes. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const CONTRACT_FILES = ['openapi.yaml', 'entities.yaml'] as const;

export interface RunningSandbox {
  app: FastifyInstance;
  sandbox: Sandbox;
  /** Makes the catalogue's pictures before they are requested. */
  warmPictures(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and the image store, fills them where needed, and builds the server; it does not listen yet. */
export async function buildServer(
  settings: Settings,
  report: (line: string) => void,
): Promise<RunningSandbox> {
  report('Opening the database …');
  const connection: Connection = await connect({
    url: settings.databaseUrl,
    directory: path.join(settings.dataDirectory, 'postgres'),
  });
  const unsafe = await unsafeSettings(connection.database);
  if (unsafe.length > 0) {
    report(`An order may be lost with the power: off in the database are ${unsafe.join(' and ')}.`);
  }
  const clock = new Clock();
  const catalogue = settings.scale === 'large' ? buildLargeCatalogue() : buildCatalogue(settings.scale);
  const fingerprint = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex').slice(0, 16);
  await seed(connection.database, { catalogue, fingerprint, now: clock.now(), report });
  const pictures = openPictureStore(settings.picturesDirectory);
  const sandbox: Sandbox = {
    settings,
    database: connection.database,
    clock,
    idempotency: new Idempotency(),
    pictures,
    printer: new PrinterSink(() => clock.now()),
  };
  const app = await routes(sandbox, report);
  const stopOrderLife = startAdvancingOrders(sandbox, ORDER_TICK_MS);
  return {
    app,
    sandbox,
    warmPictures: () => pictures.warm([...storyKeys(), ...pictureKeys(catalogue)]),
    async close() {
      stopOrderLife();
      await sandbox.printer.close();
      await app.close();
      await connection.close();
    },
  };
}

/** The id of a request in the W3C's trace context. */
const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

async function routes(sandbox: Sandbox, report: (line: string) => void): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
  });
  // Bodies stay text: idempotency compares bytes, and each operation parses its own.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser(PICTURE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  startOneRequestPerTurn(app);
  // A failure here, by the id that the caller gave the request: its log and this one are read together.
  app.addHook('onResponse', (request, reply, done) => {
    const trace = TRACE.exec(String(request.headers.traceparent))?.[1];
    if (reply.statusCode >= 500 && trace !== undefined)
      report(
        `${request.method} ${request.routeOptions.url ?? ''} answered ${reply.statusCode}, request ${trace}`,
      );
    done();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found'), request, reply));

  if (sandbox.settings.isControlEnabled) {
    const requests = new RequestLog();
    requests.watch(app);
    registerControl(app, sandbox, new Faults(), requests);
  }
  app.get('/health', () => ({ status: 'ok' }));
  for (const file of CONTRACT_FILES) {
    const text = readFileSync(new URL(`./contract/${file}`, import.meta.url), 'utf8');
    app.get(`/contract/${file}`, (_request, reply) =>
      reply.header('content-type', 'application/yaml').send(text),
    );
  }
  registerImages(app, sandbox);
  registerMap(app, sandbox);
  registerAuthPages(app, sandbox);
  registerNotificationPages(app, sandbox);
  registerPaymentPages(app, sandbox);
  registerBarcodeSheets(app, sandbox);
  registerPrintedJobs(app, sandbox);
  registerBoardPages(app, sandbox);
  registerShell(app, sandbox);
  registerSignalPages(app, sandbox);
  register(app, sandbox, OPERATIONS);
  await app.ready();
  return app;
}
