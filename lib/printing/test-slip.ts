import type { Language } from '@/lib/core/site/site';
import type { Slip } from './slip';

interface SlipTexts {
  venue: string;
  address: string;
  service: string;
  customer: string;
  dish: string;
  additive: string;
  discount: string;
  payment: string;
  note: string;
  labels: Slip['labels'];
  sign: string;
}

const TEXTS: Record<Language, SlipTexts> = {
  kk: {
    venue: '«Ақ дастархан» мейрамханасы, Достық даңғылы',
    address: 'Алматы, Достық даңғылы, 132, «Ғасыр» сауда орталығы, 2-қабат',
    service: 'Залда',
    customer: 'Нұрсұлтан-Әбілмансұр',
    dish: 'Жылқы етінен жасалған үлкен бешбармақ сорпасымен және ұйғырша лағман',
    additive: 'Қосымша қазы мен жая',
    discount: 'Құттықтау науқаны бойынша жеңілдік',
    payment: 'Кассада төлеңіз',
    note: 'Фискалдық чек емес',
    labels: { orderNumber: 'Тапсырыс', customerName: 'Аты', total: 'Барлығы' },
    sign: '₸',
  },
  ru: {
    venue: 'Ресторан «Самал» на проспекте Достык',
    address: 'Алматы, проспект Достык, 132, ТРЦ «Гасыр», 2 этаж',
    service: 'В зале',
    customer: 'Константин',
    dish: 'Стейк рибай с овощами на гриле, картофелем по-деревенски и перечным соусом',
    additive: 'Дополнительный сырный соус',
    discount: 'Скидка по акции «День рождения»',
    payment: 'Оплатите на кассе',
    note: 'Не является фискальным чеком',
    labels: { orderNumber: 'Заказ', customerName: 'Имя', total: 'Итого' },
    sign: '₸',
  },
  en: {
    venue: 'Samal Restaurant on Dostyk Avenue',
    address: 'Almaty, Dostyk Avenue 132, Gasyr Mall, 2nd floor',
    service: 'Dine in',
    customer: 'Bartholomew',
    dish: 'Slow-roasted leg of lamb with rosemary potatoes and a glass of pomegranate juice',
    additive: 'Another spoon of cheese sauce',
    discount: 'Birthday discount',
    payment: 'Please pay at the counter',
    note: 'Not a fiscal receipt',
    labels: { orderNumber: 'Order', customerName: 'Name', total: 'Total' },
    sign: '₸',
  },
  ka: {
    venue: 'რესტორანი „სუფრა“ რუსთაველის გამზირზე',
    address: 'თბილისი, შოთა რუსთაველის გამზირი 24, პირველი სართული',
    service: 'ადგილზე',
    customer: 'კონსტანტინე',
    dish: 'ხაჭაპური აჭარულად დიდი, კარაქითა და შინაური კვერცხით, შებოლილი სულგუნით',
    additive: 'დამატებითი ტყემლის საწებელი',
    discount: 'დაბადების დღის ფასდაკლება',
    payment: 'გადაიხადეთ სალაროში',
    note: 'არ არის ფისკალური ქვითარი',
    labels: { orderNumber: 'შეკვეთა', customerName: 'სახელი', total: 'სულ' },
    sign: '₾',
  },
};

/** A slip with the longest things of its language. */
export function testSlip(language: Language, changes: Partial<Slip> = {}): Slip {
  const texts = TEXTS[language];
  return {
    language,
    venue: { id: 3107, name: texts.venue, address: texts.address },
    orderNumber: 'A-127',
    madeAt: '25.11.2026 14:20',
    service: texts.service,
    customerName: texts.customer,
    lines: [
      {
        name: texts.dish,
        count: 2,
        additives: [
          { name: texts.additive, count: 2 },
          { name: texts.discount, count: 1 },
        ],
        sum: '1\u00A0234\u00A0567',
      },
      { name: 'Fanta', count: 1, additives: [], sum: '690' },
    ],
    sums: [{ name: texts.discount, sum: '\u2212500' }],
    total: `1\u00A0234\u00A0757\u00A0${texts.sign}`,
    payment: texts.payment,
    note: texts.note,
    labels: texts.labels,
    ...changes,
  };
}
