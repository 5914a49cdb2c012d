import { profileSchema, type Profile } from './profile.schema';

/** A profile of the tests, as the server answers it. */
export function testProfile(part: Partial<Profile> = {}): Profile {
  return profileSchema.parse({
    name: 'Айгерим',
    surname: 'Садыкова',
    birthday: '1994-05-21',
    phone: '+77014104109',
    gender: 'female',
    avatar: null,
    language: 'ru',
    restorableUntil: null,
    isNotificationsLinked: false,
    ...part,
  });
}
