import { wordsOf } from './course';

/** The ingredients that a diner can leave out of a meal. */
export const EXCLUSIONS = ['meat', 'pork', 'fish', 'nuts', 'dairy', 'spicy'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

// Beginnings of words that reveal an ingredient in four languages; for meat also dishes made of it, for dairy
// those with cheese.
const PORK = [
  /^(свин|сало$|сала$|хамон|прошутто|чоризо|карбонар|бекон|ветчин|салям|пеперони|шошқа|pork|prosciutto|chorizo|carbonara|bacon|ham|salami|pepperoni|ღორ|ბეკონ|ლორ|სალიამ|პეპერონ)/u,
];
const PATTERNS: Record<Exclusion, readonly RegExp[]> = {
  pork: PORK,
  meat: [
    ...PORK,
    /^(мяс|говя|баран|ягн|кури[цн]|кур[аы]$|цыпл|индей|утк|утин|теля|конин|конск|казы|шужук|колбас|сосис|фарш|печен|язык)/u,
    /^(ребр|стейк|котлет|мант|лагман|плов|бешбарм|куырд|самс|хинкал|бургер|шашлык|кебаб|люля|донер|шаурм|мцвад|чанах)/u,
    /^(харчо|оджах|купат|долм|гиро|тефтел|наггетс|пельмен|бульон|жал$|жая$)/u,
    /^(ет$|ет[іпт]|сиыр|қой|тауық|жылқы|бұзау|тіл$|тілі|бауыр|кәуап|балапан|қазы|шұжық|палау|қуырд|сорпа)/u,
    /^(meat|beef|lamb|mutton|chicken|turkey|duck|veal|horse|sausage|mince|steak|ribs?$|ribeye|tongue|liver|broth)/u,
    /^([kq]azy|shuzhuk|mant[iy]|lagman|plov|beshbarmak|kuurdak|samsa|khinkali|burger|shashlik|kebab|doner|mtsvadi)/u,
    /^(kharcho|nugget|dumpling|cutlet|chicken|kupati|dolma)/u,
    /^(ხორც|საქონლ|ძროხ|ცხვ|ბატკ|ქათ|წიწილ|ინდაურ|იხვ|ხბო|ძეხვ|მწვად|ქაბაბ|ხინკალ|ოჯახურ|ჩანახ|ხარჩო|კუპატ|ბურგერ)/u,
    /^(დონერ|ფლავ|სტეიკ|ღვიძლ|ენა$|ენის|კოტლეტ|ტოლმ|ბულიონ)/u,
  ],
  fish: [
    /^(сель?д|скумбри|сардин|хек$|хека$|минта|гребеш|herring|mackerel|sardine|scallop|oyster|clam|სკუმბრ|ქაშაყ|სარდინ)/u,
    /^(рыб|лосос|с[её]мг|форел|тун[ец]|треск|судак|дорад|осет|икр|краб|кревет|кальмар|миди|морепрод|уг[ор]|анчоус|устриц)/u,
    /^(омар|осьмин|суши|ролл|балық|теңіз|асшаян|fish|salmon|trout|tuna|cod$|seafood|crab|shrimp|prawn|squid|mussel|eel$)/u,
    /^(caviar|anchov|lobster|octopus|sushi|roll|თევზ|ორაგულ|კალმახ|თინუს|კიბო|კრევეტ|კალმარ|მიდი|ზღვ|ხიზილალ|ზუთხ|სუში|როლ)/u,
  ],
  nuts: [
    /^(орех|миндал|фиста|арахис|кешью|фундук|пекан|баже|сациви|пхали|чурчхел|бадриджан|песто|пралин|марципан|халв|пахлав)/u,
    /^(баклав|жаңғақ|пісте|бадам|nut|walnut|almond|pistach|peanut|cashew|hazelnut|pecan|satsivi|pkhali|bazhe|churchkhela)/u,
    /^(pesto|pralin|marzipan|halva|baklava|badrijan|ნიგ|თხილ|ნუშ|ფისტ|არაქის|საცივ|ფხალ|ბაჟე|ჩურჩხელ|კაკ[ალ]|გოზინაყ)/u,
    /^(ბადრიჯან)/u,
  ],
  dairy: [
    /^(чеддер|рикотт|гауд|бешамел|тирамису|cheddar|ricotta|gouda|bechamel|tiramisu|ჩედარ|რიკოტ|ტირამისუ)/u,
    /^(моло|сыр|слив|смета|творо|кефир|айран|кумыс|шубат|катык|йогурт|мацони|сулугуни|моцарел|пармез|фет|брынз|маскарп)/u,
    /^(хачапур|пицц|латте|капуч|раф$|морож|каймак|чизкейк|крем|сүт|ірімшік|қаймақ|қымыз|құрт|май|балмұздақ)/u,
    /^(milk|chees|cream|butter|yog|kefir|ayran|kumis|curd|matsoni|sulguni|mozzar|parmes|feta|mascarp|khachapuri|pizza)/u,
    /^(latte|cappuc|რძ|ყველ|ნაღებ|არაჟან|ხაჭო|მაწონ|სულგუნ|მოცარელ|პარმეზ|ხაჭაპურ|პიც|ლატე|კაპუჩ|ნაყინ|კარაქ|კრემ)/u,
    /^(იმერულ)/u,
  ],
  spicy: [
    /^(остр[ыоа]|остренк|чили|халапен|аджик|ачичук|кимчи|васаби|ащы|spic|chill?i|jalap|adjika|kimchi|wasabi|achichuk)/u,
    /^(ცხარ|ჩილ|აჯიკ|ხალაპ|კიმჩ|ვასაბ|წიწაკ)/u,
  ],
};

/** The ingredients that a text denies: 'без мяса', 'meat-free', 'етсіз'. */
const DENIED = /(?<!\p{L})(?:без|without|no)\s\p{L}+|\p{L}+-free|\p{L}+(?:сіз|сыз)(?!\p{L})/giu;

/** True if a dish may contain one of these; a dish without a description may contain anything. */
export function mayHave(
  dish: { name: string; description: string | null },
  sectionName: string,
  exclusions: readonly Exclusion[],
): boolean {
  if (exclusions.length === 0) return false;
  if (!dish.description) return true;
  const words = wordsOf(`${sectionName}. ${dish.name}. ${dish.description}`.replace(DENIED, ' '));
  const patterns = exclusions.flatMap((exclusion) => PATTERNS[exclusion]);
  return words.some((word) => patterns.some((pattern) => pattern.test(word)));
}
