import { entry } from '../error-entry';

/** Why an order cannot be brought. */
export const DELIVERY_ERRORS = {
  delivery_suspended: entry(
    422,
    'Жеткізу уақытша тоқтатылды',
    'Доставка приостановлена',
    'Delivery is suspended',
    'მიწოდება შეჩერებულია',
  ),
  delivery_zone_unserved: entry(
    422,
    'Бұл мекенжайға жеткізілмейді',
    'По этому адресу не доставляем',
    'We do not deliver to this address',
    'ამ მისამართზე მიწოდება არ არის',
  ),
};
