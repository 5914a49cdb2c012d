import { everywhere } from '../catalogue/menus/text';
import type { Text } from '../catalogue/model';

/** Texts of the kitchen's board and of the hall's. */
export const TEXTS = {
  kitchen: everywhere('Ас үй | Кухня | Kitchen | სამზარეულო'),
  hall: everywhere('Тапсырыстар | Заказы | Orders | შეკვეთები'),
  created: everywhere('Жаңа | Новые | New | ახალი'),
  cooking: everywhere('Дайындалуда | Готовятся | Being prepared | მზადდება'),
  ready: everywhere('Дайын | Готовы | Ready | მზადაა'),
  accept: everywhere('Қабылдау | Принять | Accept | მიღება'),
  done: everywhere('Дайын болды | Готово | Done | დასრულდა'),
  give: everywhere('Беру | Выдать | Hand over | გაცემა'),
  courier: everywhere('Курьерге беру | Отдать курьеру | Hand to the courier | კურიერისთვის გადაცემა'),
  takeaway: everywhere('Алып кету | С собой | Takeaway | თან წაღება'),
  express: everywhere('Залда | В зале | Dine in | ადგილზე'),
  delivery: everywhere('Жеткізу | Доставка | Delivery | მიტანა'),
  table: everywhere('{value}-үстел | Стол {value} | Table {value} | მაგიდა {value}'),
  wanted: everywhere('Уақыты: {value} | Ко времени: {value} | For {value} | დროისთვის: {value}'),
  unpaid: everywhere(
    'Кассада төленеді: {value} | К оплате на кассе: {value} | To pay at the counter: {value} | სალაროში გადასახდელი: {value}',
  ),
  none: everywhere('Тапсырыс жоқ | Заказов нет | No orders | შეკვეთები არ არის'),
} satisfies Record<string, Text>;
