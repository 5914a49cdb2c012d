/** Parameters of `/auth` by which it is the provider's answer, and not our screen. */
export const SIGN_IN_ANSWER_PARAMETERS = ['code', 'error', 'state'] as const;
