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
  {
    code: 'marketing_consent',
    version: '1.1',
    publishedOn: '2026-01-10',
    title: {
      kk: 'Жарнамалық хабарлама алуға келісім',
      ru: 'Согласие на получение рекламных сообщений',
      en: 'Consent to receive advertising',
      ka: 'თანხმობა სარეკლამო შეტყობინებების მიღებაზე',
    },
    body: {
      kk: '# Не жібереміз\n\nАкциялар, жеңілдіктер және жеке ұсыныстар туралы SMS, push немесе мессенджер хабарламасын аптасына екеуден артық жібермейміз.\n\n# Бас тарту\n\nКелісім ерікті: тапсырыс беруге әсер етпейді. Оны профильде кез келген уақытта қайтарып ала аласыз.',
      ru: '# Что мы присылаем\n\nСообщения об акциях, скидках и личных предложениях по SMS, push или в мессенджере, не чаще двух раз в неделю.\n\n# Отказ\n\nСогласие добровольное и не влияет на заказы. Отозвать его можно в профиле в любое время.',
      en: '# What we send\n\nMessages about promotions, discounts and personal offers by SMS, push or messenger, no more than twice a week.\n\n# Withdrawing\n\nThe consent is voluntary and changes nothing about ordering. You may withdraw it in your profile at any time.',
      ka: '# რას ვგზავნით\n\nშეტყობინებებს აქციების, ფასდაკლებებისა და პირადი შეთავაზებების შესახებ SMS-ით, push-ით ან მესენჯერით, კვირაში არაუმეტეს ორჯერ.\n\n# უარი\n\nთანხმობა ნებაყოფლობითია და შეკვეთებზე არ მოქმედებს. მისი გამოხმობა პროფილში ნებისმიერ დროს შეიძლება.',
    },
  },
  {
    code: 'bonus_rules',
    version: '3.0',
    publishedOn: '2026-03-02',
    title: {
      kk: 'Бонус бағдарламасының ережелері',
      ru: 'Правила бонусной программы',
      en: 'Rules of the bonus programme',
      ka: 'ბონუსების პროგრამის წესები',
    },
    body: {
      kk: '# Жинау\n\n- Аяқталған тапсырыстан деңгейіңізге қарай 10 %-ға дейін бонус түседі.\n- Қосымшада алғаш төленген шоттан 10 % қайтады.\n\n# Жұмсау\n\n- Тапсырыстың қанша бөлігін бонуспен төлеуге болатынын мекеме белгілейді.\n- Бонуспен жеткізуді, қызмет ақысын және шайпұлды төлеуге болмайды.\n- Бонус ақшаға айырбасталмайды.\n\n# Мерзімі\n\nБонустар соңғы операциядан кейін 12 ай жарамды. Әр операция мерзімді жаңартады. Тоқтатылған тапсырысқа жұмсалған бонус қайтарылады.\n\n# Деңгей\n\nБелгіленген уақытта ұпай жетпесе, деңгей бір сатыға түседі, келесі келулер оны қайтарады.',
      ru: '# Начисление\n\n- За завершённый заказ начисляется до 10 % бонусами, по вашему уровню.\n- За первый счёт, оплаченный в приложении, возвращается 10 %.\n\n# Списание\n\n- Какую часть заказа можно оплатить бонусами, решает заведение.\n- Бонусами нельзя оплатить доставку, обслуживание и чаевые.\n- Бонусы не обмениваются на деньги.\n\n# Срок\n\nБонусы действуют 12 месяцев с последней операции, каждая операция продлевает срок. Бонусы, потраченные на отменённый заказ, возвращаются.\n\n# Уровень\n\nЕсли за отведённое время набрано мало баллов, уровень снижается на одну ступень; следующие визиты его возвращают.',
      en: '# Earning\n\n- A completed order brings up to 10% in bonuses, by your level.\n- The first bill paid in the app gives 10% back.\n\n# Spending\n\n- The restaurant decides what share of an order bonuses may pay for.\n- Bonuses do not pay for delivery, service charge or tips.\n- Bonuses cannot be exchanged for money.\n\n# Validity\n\nBonuses are valid for 12 months from your last transaction, each transaction renews them. Bonuses spent on a cancelled order are returned.\n\n# Level\n\nWith too few points in the time given the level drops by one step; later visits regain it.',
      ka: '# დაგროვება\n\n- დასრულებული შეკვეთიდან ბონუსებად 10 %-მდე ირიცხება, თქვენი დონის მიხედვით.\n- აპში გადახდილი პირველი ანგარიშიდან 10 % ბრუნდება.\n\n# ხარჯვა\n\n- შეკვეთის რა ნაწილს დაფარავს ბონუსი, დაწესებულება წყვეტს.\n- ბონუსებით არ იხდება მიწოდება, მომსახურება და ჩაის ფული.\n- ბონუსი ფულზე არ იცვლება.\n\n# ვადა\n\nბონუსი ბოლო ოპერაციიდან 12 თვე მოქმედებს, ყოველი ოპერაცია ვადას განაახლებს. გაუქმებულ შეკვეთაზე დახარჯული ბონუსი ბრუნდება.\n\n# დონე\n\nთუ მოცემულ დროში ქულა არ გეყოთ, დონე ერთი საფეხურით იკლებს; შემდეგი ვიზიტები მას აბრუნებს.',
    },
  },
];
