import { entry } from '../error-entry';

/** What stands against a change to an account. */
export const ACCOUNT_ERRORS = {
  account_deleted: entry(
    403,
    'Аккаунт жойылған, оны қалпына келтіруге болады',
    'Аккаунт удалён, его можно восстановить',
    'The account is deleted, it can be restored',
    'ანგარიში წაშლილია, მისი აღდგენა შესაძლებელია',
  ),
  account_not_deleted: entry(
    409,
    'Аккаунт жойылмаған',
    'Аккаунт не удалён',
    'The account is not deleted',
    'ანგარიში წაშლილი არ არის',
  ),
  restore_period_over: entry(
    410,
    'Аккаунтты қалпына келтіру мерзімі өтіп кетті',
    'Срок восстановления аккаунта истёк',
    'It is too late to restore the account',
    'ანგარიშის აღდგენის ვადა გავიდა',
  ),
  unsupported_media_type: entry(
    415,
    'JPEG, PNG немесе WebP суретін таңдаңыз',
    'Выберите фото в формате JPEG, PNG или WebP',
    'Choose a JPEG, PNG or WebP picture',
    'აირჩიეთ ფოტო JPEG, PNG ან WebP ფორმატში',
  ),
};
