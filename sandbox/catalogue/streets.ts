import type { Text } from './model';
import { georgia, kazakhstan } from './menus/text';

type Streets = readonly [Text, ...Text[]];

function streets(read: (line: string) => Text, first: string, ...rest: string[]): Streets {
  return [read(first), ...rest.map(read)];
}

const kz = (first: string, ...rest: string[]) => streets(kazakhstan, first, ...rest);
const ge = (first: string, ...rest: string[]) => streets(georgia, first, ...rest);

const ABAY = 'Абай даңғылы | пр. Абая | Abay Avenue';
const NAZARBAYEV = 'Назарбаев даңғылы | пр. Назарбаева | Nazarbayev Avenue';
const SATPAYEV = 'Сәтбаев көшесі | ул. Сатпаева | Satpayev Street';
const ABAY_STREET = 'Абай көшесі | ул. Абая | Abay Street';
const AUEZOV = 'Әуезов көшесі | ул. Ауэзова | Auezov Street';

/** Streets of the towns, by the town's id. */
export const STREETS: Readonly<Record<number, Streets>> = {
  1: kz(
    ABAY,
    'Достық даңғылы | пр. Достык | Dostyk Avenue',
    NAZARBAYEV,
    'Сейфуллин даңғылы | пр. Сейфуллина | Seifullin Avenue',
    'Төле би көшесі | ул. Толе би | Tole Bi Street',
    'Гоголь көшесі | ул. Гоголя | Gogol Street',
    'Қабанбай батыр көшесі | ул. Кабанбай батыра | Kabanbay Batyr Street',
    'Жібек жолы көшесі | ул. Жибек жолы | Zhibek Zholy Street',
    'Әл-Фараби даңғылы | пр. Аль-Фараби | Al-Farabi Avenue',
    'Розыбакиев көшесі | ул. Розыбакиева | Rozybakiev Street',
    'Тимирязев көшесі | ул. Тимирязева | Timiryazev Street',
    SATPAYEV,
  ),
  2: kz(
    'Мәңгілік Ел даңғылы | пр. Мангилик Ел | Mangilik El Avenue',
    'Тұран даңғылы | пр. Туран | Turan Avenue',
    'Республика даңғылы | пр. Республики | Respublika Avenue',
    'Қабанбай батыр даңғылы | пр. Кабанбай батыра | Kabanbay Batyr Avenue',
    'Кенесары көшесі | ул. Кенесары | Kenesary Street',
    'Достық көшесі | ул. Достык | Dostyk Street',
    'Сығанақ көшесі | ул. Сыганак | Syganak Street',
    'Сарыарқа даңғылы | пр. Сарыарка | Saryarka Avenue',
  ),
  3: kz(
    'Тәуке хан даңғылы | пр. Тауке хана | Tauke Khan Avenue',
    'Байдібек би даңғылы | пр. Байдибек би | Baidibek Bi Avenue',
    'Қонаев бульвары | бул. Кунаева | Kunaev Boulevard',
    'Республика даңғылы | пр. Республики | Respublika Avenue',
    'Жібек жолы көшесі | ул. Жибек жолы | Zhibek Zholy Street',
  ),
  4: kz(
    'Шәкәрім даңғылы | пр. Шакарима | Shakarim Avenue',
    AUEZOV,
    'Қабанбай батыр көшесі | ул. Кабанбай батыра | Kabanbay Batyr Street',
    ABAY_STREET,
  ),
  5: kz(
    'Бұқар жырау даңғылы | пр. Бухар-Жырау | Bukhar Zhyrau Avenue',
    'Ерубаев көшесі | ул. Ерубаева | Yerubaev Street',
    'Әлиханов көшесі | ул. Алиханова | Alikhanov Street',
    'Гоголь көшесі | ул. Гоголя | Gogol Street',
  ),
  6: kz(
    SATPAYEV,
    'Азаттық даңғылы | пр. Азаттык | Azattyk Avenue',
    'Құрманғазы көшесі | ул. Курмангазы | Kurmangazy Street',
    'Исатай даңғылы | пр. Исатая | Isatay Avenue',
  ),
  7: kz(
    '7-шағын аудан | 7-й микрорайон | Microdistrict 7',
    '11-шағын аудан | 11-й микрорайон | Microdistrict 11',
    '14-шағын аудан | 14-й микрорайон | Microdistrict 14',
    '17-шағын аудан | 17-й микрорайон | Microdistrict 17',
  ),
  8: kz(
    'Академик Сәтбаев көшесі | ул. Академика Сатпаева | Academician Satpayev Street',
    NAZARBAYEV,
    'Торайғыров көшесі | ул. Торайгырова | Toraigyrov Street',
    'Естай көшесі | ул. Естая | Yestay Street',
  ),
  9: kz(
    'Республика даңғылы | пр. Республики | Respublika Avenue',
    'Металлургтер даңғылы | пр. Металлургов | Metallurgov Avenue',
    'Мир даңғылы | пр. Мира | Mira Avenue',
  ),
  10: kz(
    'Әбілқайыр хан даңғылы | пр. Абилкайыр хана | Abilkaiyr Khan Avenue',
    'Ағайынды Жұбановтар көшесі | ул. Братьев Жубановых | Zhubanov Brothers Street',
    'Мәресьев көшесі | ул. Маресьева | Maresyev Street',
    'Санкибай батыр даңғылы | пр. Санкибай батыра | Sankibay Batyr Avenue',
  ),
  11: kz(
    'Достық-Дружба даңғылы | пр. Достык-Дружба | Dostyk-Druzhba Avenue',
    'Еуразия даңғылы | пр. Евразия | Eurasia Avenue',
    'Құрманғазы көшесі | ул. Курмангазы | Kurmangazy Street',
    'Мұхит көшесі | ул. Мухита | Mukhit Street',
  ),
  12: kz(
    'Тәуелсіздік көшесі | ул. Тауелсиздик | Tauelsizdik Street',
    'Қабанбай батыр көшесі | ул. Кабанбай батыра | Kabanbay Batyr Street',
    'Біржан сал көшесі | ул. Биржан сал | Birzhan Sal Street',
    'Шевченко көшесі | ул. Шевченко | Shevchenko Street',
  ),
  13: kz(
    'Байтұрсынов көшесі | ул. Байтурсынова | Baitursynov Street',
    'Әл-Фараби даңғылы | пр. Аль-Фараби | Al-Farabi Avenue',
    'Қобыланды батыр даңғылы | пр. Кобыланды батыра | Kobylandy Batyr Avenue',
    'Гоголь көшесі | ул. Гоголя | Gogol Street',
  ),
  16: kz(
    ABAY_STREET,
    AUEZOV,
    'Біржан сал көшесі | ул. Биржан сал | Birzhan Sal Street',
    'Қуанышев көшесі | ул. Куанышева | Kuanyshev Street',
  ),
  17: kz(
    'Қазақстан көшесі | ул. Казахстан | Kazakhstan Street',
    'Сәтбаев даңғылы | пр. Сатпаева | Satpayev Avenue',
    'Тәуелсіздік даңғылы | пр. Независимости | Nezavisimosti Avenue',
    'Протозанов көшесі | ул. Протозанова | Protozanov Street',
  ),
  18: kz(
    'Қонаев көшесі | ул. Кунаева | Kunaev Street',
    'Жамбыл көшесі | ул. Жамбыла | Zhambyl Street',
    'Сейфуллин көшесі | ул. Сейфуллина | Seifullin Street',
  ),
  19: kz(
    'Қорқыт ата көшесі | ул. Коркыт ата | Korkyt Ata Street',
    ABAY,
    'Желтоқсан көшесі | ул. Желтоксан | Zheltoksan Street',
    'Әйтеке би көшесі | ул. Айтеке би | Aiteke Bi Street',
  ),
  20: kz(
    'Қазақстан Конституциясы көшесі | ул. Конституции Казахстана | Constitution Street',
    'Интернационал көшесі | ул. Интернациональная | Internatsionalnaya Street',
    'Назарбаев көшесі | ул. Назарбаева | Nazarbayev Street',
    ABAY_STREET,
  ),
  24: kz(
    'Төле би даңғылы | пр. Толе би | Tole Bi Avenue',
    'Жамбыл даңғылы | пр. Жамбыла | Zhambyl Avenue',
    ABAY,
    'Қазыбек би көшесі | ул. Казыбек би | Kazybek Bi Street',
    'Сүлейменов көшесі | ул. Сулейменова | Suleimenov Street',
  ),
  101: ge(
    'რუსთაველის გამზირი | пр. Руставели | Rustaveli Avenue',
    'ჭავჭავაძის გამზირი | пр. Чавчавадзе | Chavchavadze Avenue',
    'აღმაშენებლის გამზირი | пр. Агмашенебели | Aghmashenebeli Avenue',
    'პეკინის გამზირი | пр. Пекина | Pekini Avenue',
    'აბაშიძის ქუჩა | ул. Абашидзе | Abashidze Street',
    'კოტე აფხაზის ქუჩა | ул. Коте Абхази | Kote Abkhazi Street',
    'ვაჟა-ფშაველას გამზირი | пр. Важа-Пшавела | Vazha-Pshavela Avenue',
    'მარჯანიშვილის ქუჩა | ул. Марджанишвили | Marjanishvili Street',
    'ლეონიძის ქუჩა | ул. Леонидзе | Leonidze Street',
    'კოსტავას ქუჩა | ул. Костава | Kostava Street',
  ),
  102: ge(
    'რუსთაველის ქუჩა | ул. Руставели | Rustaveli Street',
    'გორგილაძის ქუჩა | ул. Горгиладзе | Gorgiladze Street',
    'ჭავჭავაძის ქუჩა | ул. Чавчавадзе | Chavchavadze Street',
    'ფარნავაზ მეფის ქუჩა | ул. Царя Парнаваза | Parnavaz Mepe Street',
    'მემედ აბაშიძის გამზირი | пр. Мемеда Абашидзе | Memed Abashidze Avenue',
  ),
  103: ge(
    'რუსთაველის გამზირი | пр. Руставели | Rustaveli Avenue',
    'წერეთლის ქუჩა | ул. Церетели | Tsereteli Street',
    'ფალიაშვილის ქუჩა | ул. Палиашвили | Paliashvili Street',
    'თამარ მეფის ქუჩა | ул. Царицы Тамары | Tamar Mepe Street',
  ),
  104: ge(
    'კოსტავას გამზირი | пр. Костава | Kostava Avenue',
    'მეგობრობის გამზირი | пр. Дружбы | Megobroba Avenue',
    'შარტავას გამზირი | пр. Шартава | Shartava Avenue',
  ),
  105: ge(
    'რუსთაველის ქუჩა | ул. Руставели | Rustaveli Street',
    'ზვიად გამსახურდიას გამზირი | пр. Звиада Гамсахурдиа | Zviad Gamsakhurdia Avenue',
    'კოსტავას ქუჩა | ул. Костава | Kostava Street',
  ),
  106: ge(
    'ცხინვალის გზატკეცილი | Цхинвальское шоссе | Tskhinvali Highway',
    'ჭავჭავაძის ქუჩა | ул. Чавчавадзе | Chavchavadze Street',
    'გურამიშვილის ქუჩა | ул. Гурамишвили | Guramishvili Street',
    'რუსთაველის ქუჩა | ул. Руставели | Rustaveli Street',
  ),
};
