import { everywhere } from '../catalogue/menus/text';
import type { Text } from '../catalogue/model';

/** Texts of the payment pages. */
export const TEXTS = {
  title: everywhere('Төлем | Оплата | Payment | გადახდა'),
  kaspiTitle: everywhere('Kaspi арқылы төлем | Оплата через Kaspi | Payment with Kaspi | გადახდა Kaspi‑თ'),
  test: everywhere(
    'Бұл сынақ беті: ақша алынбайды. | Это тестовая страница: деньги не списываются. | This is a test page: no money is taken. | ეს სატესტო გვერდია: თანხა არ ჩამოიჭრება.',
  ),
  card: everywhere('Карта нөмірі | Номер карты | Card number | ბარათის ნომერი'),
  cardWrong: everywhere(
    'Тізімдегі сынақ карталарының бірін жазыңыз | Введите одну из тестовых карт из списка | Enter one of the test cards listed below | შეიყვანეთ ჩამოთვლილი სატესტო ბარათებიდან ერთ-ერთი',
  ),
  pay: everywhere('Төлеу | Оплатить | Pay | გადახდა'),
  cards: everywhere('Сынақ карталары | Тестовые карты | Test cards | სატესტო ბარათები'),
  approve: everywhere('Растау | Подтвердить | Confirm | დადასტურება'),
  decline: everywhere('Бас тарту | Отклонить | Decline | უარყოფა'),
  late: everywhere(
    'Ақша {minutes} минуттан кейін түседі | Деньги придут через {minutes} мин | The money arrives in {minutes} minutes | თანხა ჩაირიცხება {minutes} წუთში',
  ),
  leave: everywhere('Жауапсыз жабу | Закрыть без ответа | Close without an answer | პასუხის გარეშე დახურვა'),
  secureTitle: everywhere(
    'Банктің растауы | Подтверждение банка | Confirm with your bank | ბანკის დადასტურება',
  ),
  secureAbout: everywhere(
    '3-D Secure: бұл қадамда банк төлемді растауды сұрайды. | 3-D Secure: на этом шаге банк просит подтвердить платёж. | 3-D Secure: the bank asks you to confirm the payment. | 3-D Secure: ბანკი გადახდის დადასტურებას გთხოვთ.',
  ),
  kaspiAbout: everywhere(
    'Kaspi қосымшасы ашылды деп есептеңіз: төлемді растаңыз немесе бас тартыңыз. | Считайте, что приложение Kaspi открыто: подтвердите платёж или откажитесь. | Think of the Kaspi app as open: confirm the payment or decline it. | ჩათვალეთ, რომ Kaspi აპლიკაცია გახსნილია: დაადასტურეთ გადახდა ან უარყავით.',
  ),
  waiting: everywhere(
    'Ақша жолда. Қосымшаға оралуға болады. | Деньги уже в пути. Можно вернуться в приложение. | The money is on its way. You can go back to the app. | თანხა გზაშია. შეგიძლიათ აპლიკაციაში დაბრუნდეთ.',
  ),
  back: everywhere('Оралу | Вернуться | Go back | დაბრუნება'),
  broken: everywhere('Сілтеме қате | Ссылка неверна | The link is wrong | ბმული არასწორია'),
  brokenAbout: everywhere(
    'Төлемді қосымшадан қайта бастаңыз. | Начните оплату в приложении заново. | Start the payment again in the app. | დაიწყეთ გადახდა თავიდან აპლიკაციაში.',
  ),
} satisfies Record<string, Text>;
