const list = (names: string) => names.split(' ');

/** The form after a day number; the browser's own tables lack Georgian and part of Kazakh. */
export const MONTHS = {
  kk: list('қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'),
  ru: list('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
  en: list('January February March April May June July August September October November December'),
  ka: list(
    'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი',
  ),
};

export type DateLocale = keyof typeof MONTHS;
