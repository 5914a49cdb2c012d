import type { Text } from '../../catalogue/model';

const TEXTS: Record<string, Text> = {
  canceled_by_diner: {
    kk: 'Тапсырыстан өзіңіз бас тарттыңыз',
    ru: 'Вы отменили заказ',
    en: 'You cancelled the order',
    ka: 'თქვენ გააუქმეთ შეკვეთა',
  },
  venue_rejected: {
    kk: 'Ас үйде тапсырыс тым көп',
    ru: 'На кухне слишком много заказов',
    en: 'The kitchen has too many orders',
    ka: 'სამზარეულოში ძალიან ბევრი შეკვეთაა',
  },
  product_stopped: {
    kk: 'Тағам таусылды, тапсырысты қайта жинаңыз',
    ru: 'Блюдо закончилось, соберите заказ заново',
    en: 'A dish has sold out, please order again',
    ka: 'კერძი გაიყიდა, შეუკვეთეთ თავიდან',
  },
  product_deleted: {
    kk: 'Тағам мәзірден алынды, тапсырысты қайта жинаңыз',
    ru: 'Блюдо убрано из меню, соберите заказ заново',
    en: 'A dish is no longer on the menu, please order again',
    ka: 'კერძი მენიუდან ამოიღეს, შეუკვეთეთ თავიდან',
  },
  price_changed: {
    kk: 'Баға өзгерді, тапсырысты қайта жинаңыз',
    ru: 'Цена изменилась, соберите заказ заново',
    en: 'A price has changed, please order again',
    ka: 'ფასი შეიცვალა, შეუკვეთეთ თავიდან',
  },
  payment_expired: {
    kk: 'Төлем уақытында түспеді',
    ru: 'Оплата не поступила вовремя',
    en: 'The payment didn’t arrive in time',
    ka: 'თანხა დროულად არ ჩაირიცხა',
  },
  delivery_failed: {
    kk: 'Тапсырысты жеткізе алмадық',
    ru: 'Заказ не удалось доставить',
    en: 'The order couldn’t be delivered',
    ka: 'შეკვეთის მიტანა ვერ მოხერხდა',
  },
};

const OTHER: Text = {
  kk: 'Тапсырыс тоқтатылды',
  ru: 'Заказ отменён',
  en: 'The order was cancelled',
  ka: 'შეკვეთა გაუქმდა',
};

/** Why an order was canceled, as the diner reads it; what becomes of the money is said by its refund. */
export function textOfDecline(code: string): Text {
  return TEXTS[code] ?? OTHER;
}
