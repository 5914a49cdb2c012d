import { entry } from '../error-entry';

/** Why an order is not made or not paid, beside what every basket can be refused for. */
export const ORDER_ERRORS = {
  order_already_paid: entry(
    409,
    'Тапсырыс бойынша төлейтін ештеңе жоқ',
    'По этому заказу платить больше не нужно',
    'There is nothing to pay for this order',
    'ამ შეკვეთაზე გადასახდელი აღარაფერია',
  ),
  delivery_cost_changed: entry(
    422,
    'Жеткізу құны өзгерді',
    'Стоимость доставки изменилась',
    'The delivery cost has changed',
    'მიწოდების ღირებულება შეიცვალა',
  ),
  min_sum_not_reached: entry(
    422,
    'Тапсырыстың ең аз сомасына жетпеді',
    'Сумма заказа меньше минимальной',
    'The order is below the minimum',
    'შეკვეთის თანხა მინიმუმზე ნაკლებია',
  ),
  max_sum_exceeded: entry(
    422,
    'Тапсырыс сомасы тым үлкен',
    'Сумма заказа больше максимальной',
    'The order is above the maximum',
    'შეკვეთის თანხა მაქსიმუმს აღემატება',
  ),
  table_required: entry(
    422,
    'Үстел нөмірін көрсетіңіз',
    'Укажите номер стола',
    'Tell us your table',
    'მიუთითეთ მაგიდის ნომერი',
  ),
};

/** Why a coupon is not added and a gift not given. */
export const REWARD_ERRORS = {
  coupon_already_added: entry(
    409,
    'Бұл купон сізде бар',
    'Этот купон у вас уже есть',
    'You already have this coupon',
    'ეს კუპონი უკვე გაქვთ',
  ),
  gift_unavailable: entry(
    409,
    'Сыйлық енді қолжетімсіз',
    'Подарок больше недоступен',
    'The gift is no longer available',
    'საჩუქარი აღარ არის ხელმისაწვდომი',
  ),
};
