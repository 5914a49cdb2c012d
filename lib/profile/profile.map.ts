import 'server-only';
import type { z } from 'zod';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { LANGUAGES } from '@/lib/core/site/site';
import type { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { GENDERS, isBirthday, latestDay, type ProfileMember } from './profile';
import type { Diner, ProfileChanges } from './profile.schema';
import type { userWire } from './profile.wire';

/** An account as the platform sends it; values that we do not know are left out. */
export function mapDiner({ data: { attributes } }: z.output<typeof userWire>): Diner {
  const { name, surname, bday, phone, gender, avatar, language } = attributes;
  return {
    name,
    surname,
    birthday: isBirthday(bday, latestDay()) ? bday : null,
    phone,
    gender: GENDERS.find((known) => known === gender) ?? null,
    avatar: avatar || null,
    language: LANGUAGES.find((known) => known === language) ?? null,
    // A deletion without a date is one that cannot be taken back.
    restorableUntil: attributes.deleted_at && (attributes.restorable_until ?? attributes.deleted_at),
  };
}

/** The account as the platform takes it: an absent birthday is an empty string (PROF-07). */
export function changesToWire({ birthday, ...rest }: ProfileChanges) {
  return { data: { type: 'user', attributes: { ...rest, bday: birthday ?? '' } } };
}

const MEMBERS: Record<string, ProfileMember> = {
  name: 'name',
  surname: 'surname',
  bday: 'birthday',
  gender: 'gender',
};

const REFUSALS: Record<string, ErrorCode> = {
  validation_failed: 'profile/refused',
  payload_too_large: 'profile/picture-too-large',
  unsupported_media_type: 'profile/picture',
  restore_period_over: 'profile/restore-over',
};

/** Why the platform refused, as an error of ours with the field that it is about; what is no refusal of ours stays. */
export function mapProfileFailure(error: UpstreamError): AppError | UpstreamError {
  for (const { code, pointer } of error.faults) {
    const known = REFUSALS[code];
    if (known === undefined) continue;
    const member = MEMBERS[pointer?.split('/').at(-1) ?? ''] ?? null;
    return new AppError(known, {
      cause: error,
      details: known === 'profile/refused' ? { member } : undefined,
    });
  }
  return error;
}
