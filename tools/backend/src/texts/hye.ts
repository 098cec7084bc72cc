import type { ServerTexts } from './texts.ts';

/** The server's sentences in Armenian. */
export const hye: ServerTexts = {
  errors: {
    internal: 'Ինչ-որ բան սխալ գնաց։ Փորձեք ավելի ուշ',
    invalidRequest: 'Չստացվեց․ ստուգեք մուտքագրված տվյալները',
    notFound: 'Ոչինչ չի գտնվել',
    sessionMissing: 'Սեսիան ավարտվել է',
    sessionStale: 'Սեսիան պետք է թարմացնել',
    accessDenied: 'Մուտքն արգելված է',
    tooManyCodes: 'Չափազանց շատ փորձեր։ Փորձեք ավելի ուշ',
    wrongCode: 'Կոդը սխալ է կամ հնացած',
    wrongPassword: 'Գաղտնաբառը սխալ է',
    signInRequired: 'Մուտք գործեք՝ շարունակելու համար',
    pinRequired: 'Մուտքագրեք PIN-կոդը՝ դիտելու համար',
    notForProfile: 'Այս ֆիլմը հասանելի չէ ձեր պրոֆիլում',
    masterOnly: 'Դա կարող է անել միայն գլխավոր պրոֆիլը',
    wrongOldPin: 'Ընթացիկ PIN-կոդը սխալ է',
    pinIsDefault: 'PIN-կոդը չի կարող լինել 0000',
    tooManyPinTries: 'Չափազանց շատ փորձեր։ Փորձեք ավելի ուշ',
  },
  pinChanged: 'PIN-կոդը փոխված է',
  pinDeleted: 'PIN-կոդը զրոյացված է, այժմ այն 0000 է',
  profileSwitched: (name) => `Այժմ դիտում է ${name}`,
  trailer: 'Թրեյլեր',
};
