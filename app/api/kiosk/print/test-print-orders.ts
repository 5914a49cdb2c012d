import { readContract } from '@/lib/core/upstream/test-contract';
import { type FakePlatform } from '@/lib/core/upstream/test-platform';
import { ORDER_ID } from './test-print-request';

/* The platform's answers to a kiosk that prints, for tests. */

interface Order {
  attributes: object;
  relationships: { filial: object; positions: object[] };
}
const { schemas } = readContract() as {
  schemas: { Filial: { example: object }; Order: { example: Order }; Receipt: { example: object } };
};
const PATHS = {
  card: '/takeaway/locations/card/terminal/3107',
  order: '/takeaway/v2/user/order',
  receipt: `/takeaway/v1/order/${ORDER_ID}/receipt`,
} as const;

/** The calls about an order of a kiosk's session, on a fake platform. */
export function printOrders(platform: FakePlatform) {
  const { example } = schemas.Order;
  const answerRelationships = (relationships: object, attributes: object = {}) => {
    const order = {
      ...example,
      attributes: { ...example.attributes, type: 'takeaway', ...attributes },
      relationships: { ...example.relationships, ...relationships },
    };
    platform.answer({ json: { data: order } }, PATHS.order);
    platform.answer({ json: { data: schemas.Receipt.example } }, PATHS.receipt);
  };
  const refuse = (status: number, code: string) => () =>
    platform.answer(
      { status, json: { errors: [{ status: String(status), code, title: 'No' }] } },
      PATHS.order,
    );
  return {
    answerVenue: () => platform.answer({ json: { data: schemas.Filial.example } }, PATHS.card),
    /** The order of the session, as the platform answers it from now on. */
    answerOrder: (attributes: object = {}, filialId = 3107) =>
      answerRelationships({ filial: { ...example.relationships.filial, filial_id: filialId } }, attributes),
    answerPositions: (count: number) => {
      const [position] = example.relationships.positions;
      answerRelationships({
        positions: Array.from({ length: count }, (_, index) => ({ ...position, id: index + 1 })),
      });
    },
    failOrder: () => platform.answer({ status: 500 }, PATHS.order),
    failReceipt: () => platform.answer({ status: 500 }, PATHS.receipt),
    endSession: refuse(403, 'tablet_session_invalid'),
    knowNoOrder: refuse(404, 'order_not_found'),
    readCalls: () => platform.calls.filter(({ path }) => path === PATHS.order || path === PATHS.receipt),
  };
}
