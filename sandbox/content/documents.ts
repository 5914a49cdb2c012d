import type { Text } from '../catalogue/model';

export const DOCUMENT_CODES = [
  'offer',
  'privacy_policy',
  'personal_data_consent',
  'marketing_consent',
  'bonus_rules',
] as const;
export type DocumentCode = (typeof DOCUMENT_CODES)[number];

interface LegalDocument {
  code: DocumentCode;
  version: string;
  publishedOn: string;
  title: Text;
  body: Text;
}

/** Legal documents of the sandbox: short, but texts that can be read. */
export const DOCUMENTS: readonly LegalDocument[] = [
  {
    code: 'offer',
    version: '2.1',
    publishedOn: '2026-01-10',
    title: { kk: 'Жария оферта', ru: 'Публичная оферта', en: 'Public offer', ka: 'საჯარო ოფერტა' },
    body: {
      kk: '# Тапсырыс\n\nТапсырыс беру арқылы сіз мекеменің ұсынысын қабылдайсыз. Бағасы мен құрамы растау алдында көрсетіледі.\n\n# Төлем және алу\n\nАлып кету тапсырысы кассада төленеді. Тапсырысты нөмірі бойынша береміз.\n\n# Бас тарту\n\nАс үй бастағанға дейін тапсырыстан бас тартуға болады.',
      ru: '# Заказ\n\nОформляя заказ, вы принимаете предложение заведения. Цена и состав показываются до подтверждения.\n\n# Оплата и получение\n\nЗаказ навынос оплачивается на кассе. Его выдают по номеру.\n\n# Отказ\n\nОт заказа можно отказаться, пока кухня не начала готовить.',
      en: '# The order\n\nBy ordering you accept the venue’s offer. Price and contents are shown before you confirm.\n\n# Payment and collection\n\nA takeaway is paid at the counter and handed out by its number.\n\n# Cancelling\n\nYou may cancel until the kitchen has begun.',
      ka: '# შეკვეთა\n\nშეკვეთით თქვენ იღებთ დაწესებულების შეთავაზებას. ფასი და შემადგენლობა ჩანს დადასტურებამდე.\n\n# გადახდა და მიღება\n\nთან წასაღები შეკვეთა იხდება სალაროსთან და გაიცემა ნომრით.\n\n# უარი\n\nშეკვეთის გაუქმება შეიძლება, სანამ სამზარეულო დაიწყებს.',
    },
  },
  {
    code: 'privacy_policy',
    version: '1.4',
    publishedOn: '2026-01-10',
    title: {
      kk: 'Құпиялылық саясаты',
      ru: 'Политика конфиденциальности',
      en: 'Privacy policy',
      ka: 'კონფიდენციალურობის პოლიტიკა',
    },
    body: {
      kk: 'Біз тапсырысты орындауға қажет деректерді ғана сақтаймыз: телефон, есім, тапсырыс құрамы. Оларды үшінші тұлғаларға сатпаймыз.',
      ru: 'Мы храним только то, что нужно для заказа: телефон, имя, состав. Мы не продаём эти данные третьим лицам.',
      en: 'We keep only what an order needs: phone, name, contents. We do not sell these data to third parties.',
      ka: 'ვინახავთ მხოლოდ იმას, რაც შეკვეთას სჭირდება: ტელეფონი, სახელი, შემადგენლობა. ამ მონაცემებს მესამე პირებს არ ვყიდით.',
    },
  },
  {
    code: 'personal_data_consent',
    version: '1.2',
    publishedOn: '2026-01-10',
    title: {
      kk: 'Дербес деректерді өңдеуге келісім',
      ru: 'Согласие на обработку персональных данных',
      en: 'Consent to the processing of personal data',
      ka: 'თანხმობა პერსონალური მონაცემების დამუშავებაზე',
    },
    body: {
      kk: 'Мен тапсырысты орындау үшін телефон нөмірімді, есімімді және тапсырысымды өңдеуге келісемін. Келісімді кез келген уақытта қайтарып ала аламын.',
      ru: 'Я соглашаюсь на обработку номера телефона, имени и состава заказа для его выполнения. Согласие можно отозвать в любое время.',
      en: 'I agree that my phone number, name and order are processed to carry the order out. I may withdraw this at any time.',
      ka: 'ვეთანხმები ჩემი ტელეფონის ნომრის, სახელისა და შეკვეთის დამუშავებას მის შესასრულებლად. თანხმობის გამოხმობა ნებისმიერ დროს შემიძლია.',
    },
  },
];
