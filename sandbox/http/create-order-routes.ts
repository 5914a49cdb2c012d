import { TABLE_SECRET_HEADER } from '../domain/tables/table-secret';
import { nothing } from '../kernel/input';
import { customerOperation, userOperation } from './operation';
import { orderAnswer } from '../domain/orders/answers';
import { createOrder } from '../domain/orders/create-order';
import { DELIVERY, EXPRESS, MICROMARKET, TAKEAWAY, VENDOR_DELIVERY } from '../domain/orders/kinds';
import {
  deliveryOrderInput,
  expressOrderInput,
  micromarketOrderInput,
  takeawayOrderInput,
  vendorDeliveryOrderInput,
} from '../domain/orders/order-input';

/** Of all five calls. */
const CALL = { method: 'POST', idempotency: 'required', params: nothing, query: nothing } as const;

const createTakeawayOrder = customerOperation({
  ...CALL,
  url: '/takeaway/v1/takeaway/order',
  needsCountryCode: true,
  body: takeawayOrderInput,
  async handle(call) {
    const order = await createOrder(TAKEAWAY, call);
    return { status: 201, body: { data: await orderAnswer(order, call) } };
  },
});

const createExpressOrder = customerOperation({
  ...CALL,
  url: '/takeaway/v1/express/order',
  needsCountryCode: true,
  needsHeaders: TABLE_SECRET_HEADER,
  body: expressOrderInput,
  async handle(call) {
    const order = await createOrder(EXPRESS, call);
    return { status: 201, body: { data: await orderAnswer(order, call) } };
  },
});

const createDeliveryOrder = userOperation({
  ...CALL,
  url: '/takeaway/v1/delivery/order',
  needsCountryCode: true,
  body: deliveryOrderInput,
  async handle(call) {
    const order = await createOrder(DELIVERY, { ...call, tablet: null });
    return { status: 201, body: { data: await orderAnswer(order, call) } };
  },
});

const createMicromarketOrder = userOperation({
  ...CALL,
  url: '/takeaway/v1/micromarket/order',
  needsCountryCode: true,
  body: micromarketOrderInput,
  async handle(call) {
    const order = await createOrder(MICROMARKET, { ...call, tablet: null });
    return { status: 201, body: { data: await orderAnswer(order, call) } };
  },
});

const createVendorDeliveryOrder = userOperation({
  ...CALL,
  url: '/takeaway/v1/vendor-delivery/order',
  body: vendorDeliveryOrderInput,
  async handle(call) {
    const order = await createOrder(VENDOR_DELIVERY, { ...call, tablet: null });
    return { status: 201, body: { data: await orderAnswer(order, call) } };
  },
});

export const createOrderOperations = [
  createTakeawayOrder,
  createExpressOrder,
  createDeliveryOrder,
  createMicromarketOrder,
  createVendorDeliveryOrder,
];
