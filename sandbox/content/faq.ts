import type { CountryCode, Text } from '../catalogue/model';
import { textIn, type Language } from '../languages';
import { BONUS_QUESTIONS, ACCOUNT_QUESTIONS } from './faq-diner';
import { DELIVERY_QUESTIONS, ORDER_QUESTIONS, PAYMENT_QUESTIONS } from './faq-ordering';
import type { Question } from './question';

const SECTIONS: readonly { name: Text; questions: readonly Question[] }[] = [
  {
    name: { kk: 'Тапсырыс', ru: 'Заказ', en: 'Orders', ka: 'შეკვეთა' },
    questions: ORDER_QUESTIONS,
  },
  {
    name: { kk: 'Төлем', ru: 'Оплата', en: 'Payment', ka: 'გადახდა' },
    questions: PAYMENT_QUESTIONS,
  },
  {
    name: { kk: 'Жеткізу', ru: 'Доставка', en: 'Delivery', ka: 'მიწოდება' },
    questions: DELIVERY_QUESTIONS,
  },
  {
    name: { kk: 'Бонустар', ru: 'Бонусы', en: 'Bonuses', ka: 'ბონუსები' },
    questions: BONUS_QUESTIONS,
  },
  {
    name: { kk: 'Аккаунт', ru: 'Аккаунт', en: 'Account', ka: 'ანგარიში' },
    questions: ACCOUNT_QUESTIONS,
  },
];

/** Questions of the country by section, as FaqItems of the contract. */
export function faqAnswer(country: CountryCode, language: Language) {
  return SECTIONS.flatMap(({ name, questions }) =>
    questions
      .filter((item) => item.country === undefined || item.country === country)
      .map(({ id, question, answer }, index) => ({
        id,
        section: textIn(language, name),
        question: textIn(language, question),
        answer: textIn(language, answer),
        position: index + 1,
      })),
  );
}
