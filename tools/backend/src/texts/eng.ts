import type { ServerTexts } from './texts.ts';

/** The server's sentences in English. */
export const eng: ServerTexts = {
  errors: {
    internal: 'Something went wrong. Please try again later',
    invalidRequest: 'That did not work: please check what you entered',
    notFound: 'Nothing was found',
    sessionMissing: 'The session has ended',
    sessionStale: 'The session must be renewed',
    accessDenied: 'Access denied',
    tooManyCodes: 'Too many attempts. Try again later',
    wrongCode: 'The code is wrong or too old',
    wrongPassword: 'Wrong password',
    signInRequired: 'Sign in to continue',
    pinRequired: 'Enter the PIN to watch',
    notForProfile: 'This film is not available for your profile',
    masterOnly: 'Only the main profile can do this',
    wrongOldPin: 'The current PIN is wrong',
    pinIsDefault: 'The PIN cannot be 0000',
    tooManyPinTries: 'Too many attempts. Try again later',
  },
  pinChanged: 'The PIN was changed',
  pinDeleted: 'The PIN was reset and is now 0000',
  profileSwitched: (name) => `${name} is watching now`,
  trailer: 'Trailer',
};
