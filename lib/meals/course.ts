/** The place of a dish in a meal, in the order in which a table is laid. */
export const COURSES = ['starter', 'soup', 'main', 'side', 'bread', 'sweet', 'drink'] as const;
export type Course = (typeof COURSES)[number];

/** Section name patterns in four languages; the first match counts ('fish soup' is a soup). `null`: in no meal. */
const SECTIONS: readonly (readonly [Course | null, RegExp])[] = [
  [null, /^(бар$|барн|пив|вин|алког|сыра$|шарап|beer|wine|bar$|alcohol|ლუდ|ღვინ|ბარი?$)/u],
  [
    null,
    /^(соус|тұздық|sauce|dip|სოუს|завтрак|таңғы|breakfast|საუზმ|комбо|combo|კომბო|детск|балалар|kid|საბავშვ)/u,
  ],
  ['soup', /^(суп|сорпа|көже|борщ|soup|წვნიან|სუპ)/u],
  [
    'sweet',
    /^(слад|десерт|торт|морож|тәтті|балмұздақ|dessert|sweet|cake|pastr|ice$|ტკბილ|ტორტ|დესერტ|ნაყინ)/u,
  ],
  ['drink', /^(напит|чай$|чаи$|кофе|лимонад|сок$|соки$|смузи|вода$|воды$|сусын|шай$|шырын)/u],
  ['drink', /^(drink|teas?$|coffee|lemonade|juice|smoothie|water|სასმელ|ჩაი$|ყავა|ლიმონათ|წვენ|სმუზ)/u],
  ['starter', /^(салат|закуск|салқын|тіскебас|starter|salad|snack|სალათ|ცივი|წასახემს)/u],
  ['side', /^(гарнир|garnish|side|გარნირ)/u],
  ['bread', /^(выпеч|хлеб|хачапур|нан$|нандар|бәліш|bread|khachapuri|ხაჭაპურ|ცომეულ|პური?$)/u],
  ['main', /^(горяч|плов|лапш|лагман|шашлык|гриль|донер|бургер|пицц|паст|ролл|суши|вок$|боул|рыб|морепрод)/u],
  ['main', /^(хинкал|мант|мяс|ыстық|палау|кеспе|кәуап|балық|теңіз|ет$|етсіз)/u],
  [
    'main',
    /^(mains?$|hot$|plov|noodle|grill|doner|burger|pizza|pasta|roll|sushi|wok|bowl|fish|seafood|khinkali)/u,
  ],
  ['main', /^(mant[iy]|meat|ცხელ|ფლავ|ატრია|მწვად|გრილ|დონერ|ბურგერ|პიც|პასტ|როლ|სუში|ვოკ|ბოულ|თევზ|ზღვ)/u],
  ['main', /^(ხინკალ|უხორც|ხორც)/u],
];

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLocaleLowerCase('ru').match(/\p{L}+/gu) ?? [];

/** @returns the course that a menu section holds, by its name in any of the product's languages; null where it is not known */
export function courseOf(sectionName: string): Course | null {
  const words = wordsOf(sectionName);
  return SECTIONS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? null;
}
