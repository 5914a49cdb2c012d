import type { Language } from './languages';

interface CatalogueEntry {
  status: number;
  /** What the diner reads, by language. */
  title: Record<Language, string>;
}

const entry = (status: number, kk: string, ru: string, en: string, ka: string): CatalogueEntry => ({
  status,
  title: { kk, ru, en, ka },
});

/** Every refusal the sandbox can answer: code of the contract's ErrorCode → HTTP status and localised title. */
export const ERRORS = {
  bad_request: entry(400, 'Сұраныс қате', 'Неверный запрос', 'Bad request', 'არასწორი მოთხოვნა'),
  idempotency_key_required: entry(
    400,
    'Idempotency-Key тақырыбы қажет',
    'Нужен заголовок Idempotency-Key',
    'The Idempotency-Key header is required',
    'საჭიროა სათაური Idempotency-Key',
  ),
  invalid_client: entry(
    400,
    'Белгісіз қосымша',
    'Неизвестное приложение',
    'Unknown client',
    'უცნობი აპლიკაცია',
  ),
  invalid_grant: entry(
    400,
    'Авторизация коды қате',
    'Ошибка кода авторизации',
    'The sign-in code is not valid',
    'ავტორიზაციის კოდი არასწორია',
  ),
  unsupported_grant_type: entry(
    400,
    'Кіру тәсілі қолдау таппайды',
    'Способ входа не поддерживается',
    'Unsupported grant type',
    'შესვლის ეს გზა არ არის მხარდაჭერილი',
  ),
  authorization_pending: entry(
    400,
    'Кіру әлі расталмады',
    'Вход ещё не подтверждён',
    'The sign-in is not approved yet',
    'შესვლა ჯერ არ არის დადასტურებული',
  ),
  auth_code_missing: entry(
    400,
    'Авторизация коды жоқ',
    'Нет кода авторизации',
    'The sign-in code is missing',
    'ავტორიზაციის კოდი არ არის',
  ),
  auth_track_id_missing: entry(
    400,
    'trackId жоқ',
    'Нет trackId',
    'The track id is missing',
    'trackId არ არის',
  ),
  token_missing: entry(
    401,
    'Пайдаланушы авторизациядан өтпеген',
    'Пользователь не авторизован',
    'Please sign in',
    'მომხმარებელი არ არის ავტორიზებული',
  ),
  token_expired: entry(
    401,
    'Кіру мерзімі аяқталды',
    'Пользователь не авторизован',
    'Your session has ended',
    'სესიის ვადა ამოიწურა',
  ),
  token_invalid: entry(
    401,
    'Пайдаланушы авторизациядан өтпеген',
    'Пользователь не авторизован',
    'Please sign in again',
    'მომხმარებელი არ არის ავტორიზებული',
  ),
  tablet_session_invalid: entry(
    403,
    'Киоск сеансы жарамсыз',
    'Сеанс киоска недействителен',
    'The kiosk session is not valid',
    'კიოსკის სესია არასწორია',
  ),
  not_found: entry(404, 'Табылмады', 'Не найдено', 'Not found', 'ვერ მოიძებნა'),
  terminal_not_found: entry(
    404,
    'Мейрамхана табылмады',
    'Ресторан не найден',
    'The restaurant is not found',
    'რესტორანი ვერ მოიძებნა',
  ),
  product_not_found: entry(
    404,
    'Тағам табылмады',
    'Блюдо не найдено',
    'The dish is not found',
    'კერძი ვერ მოიძებნა',
  ),
  order_not_found: entry(
    404,
    'Тапсырыс табылмады',
    'Заказ не найден',
    'The order is not found',
    'შეკვეთა ვერ მოიძებნა',
  ),
  idempotency_in_flight: entry(
    409,
    'Сұраныс әлі орындалуда',
    'Запрос ещё выполняется',
    'The request is still running',
    'მოთხოვნა ჯერ სრულდება',
  ),
  order_not_cancelable: entry(
    409,
    'Тапсырыстан енді бас тартуға болмайды',
    'Заказ уже нельзя отменить',
    'The order can no longer be canceled',
    'შეკვეთის გაუქმება უკვე შეუძლებელია',
  ),
  payload_too_large: entry(
    413,
    'Сұраныс тым үлкен',
    'Слишком большой запрос',
    'The request is too large',
    'მოთხოვნა ძალიან დიდია',
  ),
  validation_failed: entry(
    422,
    'Енгізілген деректерді тексеріңіз',
    'Проверьте введённые данные',
    'Check what you entered',
    'შეამოწმეთ შეყვანილი მონაცემები',
  ),
  idempotency_key_reused: entry(
    422,
    'Бұл кілтпен басқа сұраныс жіберілген',
    'С этим ключом уже отправлен другой запрос',
    'This key was used for another request',
    'ამ გასაღებით სხვა მოთხოვნა უკვე გაიგზავნა',
  ),
  product_stopped: entry(
    422,
    '{name} қазір жоқ',
    '{name}: сейчас нет в наличии',
    '{name} is sold out',
    '{name} ახლა არ არის',
  ),
  product_unavailable: entry(
    422,
    '{name} бұл қызмет үшін сатылмайды',
    '{name}: недоступно для этой услуги',
    '{name} is not sold for this service',
    '{name} ამ სერვისისთვის არ იყიდება',
  ),
  product_deleted: entry(
    422,
    'Тағам мәзірден алынды',
    'Блюдо убрано из меню',
    'The dish is no longer on the menu',
    'კერძი მენიუდან ამოღებულია',
  ),
  price_changed: entry(
    422,
    '{name} бағасы өзгерді',
    '{name}: цена изменилась',
    'The price of {name} has changed',
    '{name}: ფასი შეიცვალა',
  ),
  'menu.productsExceeded': entry(
    422,
    'Акция бойынша {count} данадан артық емес',
    'По акции не больше {count} шт.',
    'At most {count} at the promotional price',
    'აქციით არაუმეტეს {count} ცალი',
  ),
  'menu.productsPromoChanged': entry(
    422,
    '{name}: акция шарттары өзгерді',
    '{name}: условия акции изменились',
    'The promotion of {name} has changed',
    '{name}: აქციის პირობები შეიცვალა',
  ),
  additives_invalid: entry(
    422,
    '{name}: қоспаларды қайта таңдаңыз',
    '{name}: выберите добавки заново',
    'Choose the extras of {name} again',
    '{name}: ხელახლა აირჩიეთ დანამატები',
  ),
  sum_changed: entry(
    422,
    'Тапсырыс сомасы өзгерді',
    'Сумма заказа изменилась',
    'The total has changed',
    'შეკვეთის თანხა შეიცვალა',
  ),
  venue_closed: entry(
    422,
    'Мейрамхана жабық',
    'Ресторан закрыт',
    'The restaurant is closed',
    'რესტორანი დაკეტილია',
  ),
  time_unavailable: entry(
    422,
    'Бұл уақыт қолжетімсіз',
    'Это время недоступно',
    'This time is not available',
    'ეს დრო მიუწვდომელია',
  ),
  promo_code_invalid: entry(
    422,
    'Промокод жарамсыз',
    'Промокод недействителен',
    'The promo code is not valid',
    'პრომოკოდი არასწორია',
  ),
  bonuses_exceeded: entry(
    422,
    'Бонустар жеткіліксіз',
    'Столько бонусов списать нельзя',
    'Too many bonuses for this order',
    'ამდენი ბონუსის გამოყენება შეუძლებელია',
  ),
  consent_required: entry(
    422,
    'Деректерді өңдеуге келісім қажет',
    'Нужно согласие на обработку данных',
    'Consent to data processing is required',
    'საჭიროა თანხმობა მონაცემთა დამუშავებაზე',
  ),
  age_confirmation_required: entry(
    422,
    '21 жасқа толғаныңызды растаңыз',
    'Подтвердите, что вам есть 21 год',
    'Confirm that you are 21 or older',
    'დაადასტურეთ, რომ 21 წლის ხართ',
  ),
  payment_type_unavailable: entry(
    422,
    'Бұл төлем түрі қолжетімсіз',
    'Этот способ оплаты недоступен',
    'This payment type is not available',
    'გადახდის ეს გზა მიუწვდომელია',
  ),
  return_url_not_allowed: entry(
    422,
    'Қайту мекенжайына рұқсат жоқ',
    'Адрес возврата не разрешён',
    'The return address is not allowed',
    'დაბრუნების მისამართი დაუშვებელია',
  ),
  too_many_requests: entry(
    429,
    'Сұраныс тым көп, кейінірек қайталаңыз',
    'Слишком много запросов, попробуйте позже',
    'Too many requests, try again later',
    'ძალიან ბევრი მოთხოვნა, სცადეთ მოგვიანებით',
  ),
  internal_error: entry(500, 'Сервер қатесі', 'Ошибка сервера', 'Server error', 'სერვერის შეცდომა'),
  service_unavailable: entry(
    503,
    'Қызмет уақытша қолжетімсіз',
    'Сервис временно недоступен',
    'The service is temporarily unavailable',
    'სერვისი დროებით მიუწვდომელია',
  ),
} satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Title of a track's refusal, which has the code of a code's refusal. */
export const TRACK_REFUSED: Record<Language, string> = {
  kk: 'trackId авторизациясының қатесі',
  ru: 'Ошибка авторизации trackId',
  en: 'The track id is not valid',
  ka: 'trackId ავტორიზაციის შეცდომა',
};
