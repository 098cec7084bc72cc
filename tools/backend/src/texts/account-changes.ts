import type { Texts } from '@foyer/contract';

/** What of an account was changed. */
export type AccountChange =
  | 'phone'
  | 'password'
  | 'pin'
  | 'pin_guesses'
  | 'limits'
  | 'profiles'
  | 'cards'
  | 'subscriptions'
  | 'devices';

/** What the owner of an account reads of a change that a session alone may not make, or of tries to make one. */
export const accountChangeTitles: Readonly<Record<AccountChange, Texts>> = {
  phone: {
    rus: 'Изменён номер телефона',
    eng: 'The phone number was changed',
    hye: 'Հեռախոսահամարը փոխվել է',
  },
  password: {
    rus: 'Изменён пароль',
    eng: 'The password was changed',
    hye: 'Գաղտնաբառը փոխվել է',
  },
  pin: { rus: 'Изменён ПИН-код', eng: 'The PIN was changed', hye: 'PIN-կոդը փոխվել է' },
  pin_guesses: {
    rus: 'ПИН-код несколько раз ввели неверно',
    eng: 'A wrong PIN was entered several times',
    hye: 'PIN-կոդը սխալ է մուտքագրվել',
  },
  limits: {
    rus: 'Изменены ограничения профиля',
    eng: 'The limits of a profile were changed',
    hye: 'Պրոֆիլի սահմանափակումները փոխվել են',
  },
  profiles: {
    rus: 'Изменён список профилей',
    eng: 'The list of profiles was changed',
    hye: 'Պրոֆիլների ցանկը փոխվել է',
  },
  cards: {
    rus: 'Изменены банковские карты',
    eng: 'The bank cards were changed',
    hye: 'Բանկային քարտերը փոխվել են',
  },
  subscriptions: {
    rus: 'Изменена подписка',
    eng: 'A subscription was changed',
    hye: 'Բաժանորդագրությունը փոխվել է',
  },
  devices: {
    rus: 'Отключено устройство',
    eng: 'A device was signed out',
    hye: 'Սարքն անջատվել է',
  },
};

/** What to do about a change that was not one's own. */
export const accountChangeAdvice: Texts = {
  rus: 'Если это сделали не вы, смените пароль и ПИН-код и завершите сеансы на других устройствах.',
  eng: 'If it was not you, change the password and the PIN, and sign other devices out.',
  hye: 'Եթե դա դուք չեք արել, փոխեք գաղտնաբառն ու PIN-կոդը և անջատեք մյուս սարքերը։',
};
