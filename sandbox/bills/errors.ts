import { entry } from '../error-entry';

/** What stands against something at a table, and after an order. */
export const HALL_ERRORS = {
  rating_not_allowed: entry(
    409,
    'Бұл тапсырысты бағалауға болмайды',
    'Этот заказ нельзя оценить',
    'This order cannot be rated',
    'ამ შეკვეთის შეფასება შეუძლებელია',
  ),
  table_secret_invalid: entry(
    403,
    'Үстелдегі QR-кодты қайта сканерлеңіз',
    'Отсканируйте QR-код на столе ещё раз',
    'Scan the QR code on the table again',
    'დაასკანერეთ მაგიდაზე არსებული QR კოდი ხელახლა',
  ),
  table_attach_failed: entry(
    409,
    'Бұл үстелдің шотын қосымшада ашуға болмайды',
    'Счёт этого стола нельзя открыть в приложении',
    'The bill of this table cannot be opened in the app',
    'ამ მაგიდის ანგარიში აპლიკაციაში ვერ გაიხსნება',
  ),
  bill_changed: entry(
    422,
    'Шот сомасы өзгерді',
    'Сумма счёта изменилась',
    'The bill has changed',
    'ანგარიშის თანხა შეიცვალა',
  ),
  tips_not_allowed: entry(
    422,
    'Мұнда шайлық қалдыруға болмайды',
    'Здесь нельзя оставить чаевые',
    'Tips cannot be left here',
    'აქ თიფსის დატოვება შეუძლებელია',
  ),
};
