import type { Text } from '../catalogue/model';

const TEXTS: Record<string, Text> = {
  canceled_by_diner: {
    kk: 'Тапсырысты өзіңіз тоқтаттыңыз',
    ru: 'Вы отменили заказ',
    en: 'You cancelled the order',
    ka: 'თქვენ გააუქმეთ შეკვეთა',
  },
  venue_rejected: {
    kk: 'Мекеме тапсырысты орындай алмайды',
    ru: 'Заведение не может выполнить заказ',
    en: 'The venue cannot make the order',
    ka: 'დაწესებულება შეკვეთას ვერ შეასრულებს',
  },
  product_stopped: {
    kk: 'Тағам таусылды, тапсырысты қайта жинаңыз',
    ru: 'Блюдо закончилось, соберите заказ заново',
    en: 'A dish has sold out, please order again',
    ka: 'კერძი გაიყიდა, შეუკვეთეთ თავიდან',
  },
};

const OTHER: Text = {
  kk: 'Тапсырыс тоқтатылды',
  ru: 'Заказ отменён',
  en: 'The order was cancelled',
  ka: 'შეკვეთა გაუქმდა',
};

/** Why an order was canceled, as the diner reads it. */
export function textOfDecline(code: string): Text {
  return TEXTS[code] ?? OTHER;
}
