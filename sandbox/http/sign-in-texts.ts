import type { Text } from '../catalogue/model';

/** Texts of the provider's pages. */
export const TEXTS = {
  signIn: { kk: 'Кіру', ru: 'Вход', en: 'Sign in', ka: 'შესვლა' },
  about: {
    kk: 'Телефон нөміріңізді жазыңыз, бір реттік код жібереміз.',
    ru: 'Введите номер телефона, мы пришлём одноразовый код.',
    en: 'Enter your phone number and we send a one-time code.',
    ka: 'შეიყვანეთ ტელეფონის ნომერი და გამოგიგზავნით ერთჯერად კოდს.',
  },
  phone: { kk: 'Телефон нөмірі', ru: 'Номер телефона', en: 'Phone number', ka: 'ტელეფონის ნომერი' },
  phoneWrong: {
    kk: 'Нөмір дұрыс емес',
    ru: 'Номер указан неверно',
    en: 'This isn’t a phone number',
    ka: 'ნომერი არასწორია',
  },
  sendCode: { kk: 'Код алу', ru: 'Получить код', en: 'Get a code', ka: 'კოდის მიღება' },
  enterCode: { kk: 'Кодты жазыңыз', ru: 'Введите код', en: 'Enter the code', ka: 'შეიყვანეთ კოდი' },
  code: { kk: 'Бір реттік код', ru: 'Одноразовый код', en: 'One-time code', ka: 'ერთჯერადი კოდი' },
  codeWrong: { kk: 'Код дұрыс емес', ru: 'Неверный код', en: 'The code is wrong', ka: 'კოდი არასწორია' },
  hint: {
    kk: 'Бұл — сынақ орта. Код әрқашан 1234.',
    ru: 'Это песочница. Код всегда 1234.',
    en: 'This is a sandbox. The code is always 1234.',
    ka: 'ეს სატესტო გარემოა. კოდი ყოველთვის 1234‑ია.',
  },
  sendAgain: {
    kk: 'Кодты қайта жіберу',
    ru: 'Отправить код ещё раз',
    en: 'Send the code again',
    ka: 'კოდის ხელახლა გაგზავნა',
  },
  sentAgain: {
    kk: 'Код қайта жіберілді.',
    ru: 'Код отправлен ещё раз.',
    en: 'The code has been sent again.',
    ka: 'კოდი ხელახლა გაიგზავნა.',
  },
  otherNumber: { kk: 'Басқа нөмір', ru: 'Другой номер', en: 'Another number', ka: 'სხვა ნომერი' },
  confirm: { kk: 'Кіру', ru: 'Войти', en: 'Sign in', ka: 'შესვლა' },
  refuse: { kk: 'Бас тарту', ru: 'Отказаться', en: 'Cancel', ka: 'უარი' },
  ended: { kk: 'Кіру аяқталды', ru: 'Вход прерван', en: 'The sign-in has ended', ka: 'შესვლა შეწყდა' },
  endedAbout: {
    kk: 'Уақыты өтті немесе код тым көп рет қате жазылды. Қосымшаға оралып, қайта бастаңыз.',
    ru: 'Время вышло или код слишком много раз введён неверно. Вернитесь в приложение и начните заново.',
    en: 'Time is up or the code was wrong too often. Go back to the app and begin again.',
    ka: 'დრო ამოიწურა ან კოდი ძალიან ბევრჯერ შეიყვანეთ არასწორად. დაბრუნდით აპლიკაციაში და თავიდან დაიწყეთ.',
  },
  broken: { kk: 'Қате сілтеме', ru: 'Неверная ссылка', en: 'A broken link', ka: 'არასწორი ბმული' },
  brokenAbout: {
    kk: 'Бұл кіру сілтемесін ашуға болмайды.',
    ru: 'Эта ссылка для входа не может быть открыта.',
    en: 'This sign-in link can’t be opened.',
    ka: 'შესვლის ეს ბმული ვერ გაიხსნება.',
  },
  goodbye: { kk: 'Сау болыңыз', ru: 'До встречи', en: 'Goodbye', ka: 'ნახვამდის' },
  goodbyeAbout: { kk: 'Сіз шықтыңыз.', ru: 'Вы вышли.', en: 'You’re signed out.', ka: 'თქვენ გამოხვედით.' },
} satisfies Record<string, Text>;

/** Title of a track's refusal, which has the code of a code's refusal. */
export const TRACK_REFUSED: Text = {
  kk: 'trackId авторизациясының қатесі',
  ru: 'Ошибка авторизации trackId',
  en: 'The track id isn’t valid',
  ka: 'trackId ავტორიზაციის შეცდომა',
};
