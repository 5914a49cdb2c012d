import { everywhere } from '../catalogue/menus/text';
import type { Text } from '../catalogue/model';

/** The effect of a test card on the hosted page. */
type CardAnswer = 'approve' | 'decline' | 'secure';

interface TestCard {
  number: string;
  answer: CardAnswer;
  about: Text;
}

/** The cards that the page lists; the first one is filled in. */
export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  {
    number: '4111 1111 1111 1111',
    answer: 'approve',
    about: everywhere('Төлем өтеді | Оплата пройдёт | The payment goes through | გადახდა შესრულდება'),
  },
  {
    number: '4000 0000 0000 0002',
    answer: 'decline',
    about: everywhere('Банк бас тартады | Банк откажет | The bank declines | ბანკი უარს იტყვის'),
  },
  {
    number: '4000 0000 0000 9995',
    answer: 'decline',
    about: everywhere(
      'Қаражат жеткіліксіз | Недостаточно средств | Insufficient funds | თანხა არ არის საკმარისი',
    ),
  },
  {
    number: '4000 0027 6000 3184',
    answer: 'secure',
    about: everywhere(
      'Банк растауды сұрайды (3-D Secure) | Банк попросит подтверждение (3-D Secure) | The bank asks to confirm (3-D Secure) | ბანკი მოითხოვს დადასტურებას (3-D Secure)',
    ),
  },
];

/** The card's behaviour; undefined unless it is a test card. */
export function answerOf(typed: string): CardAnswer | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits)?.answer;
}
