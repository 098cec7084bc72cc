import type { LanguageCode } from '@foyer/ui/languages';

/** What the sign-in screen says, by label and language. */
export interface SignInWords {
  title: string;
  description: string;
  phone: string;
  hint: string;
  send: string;
  byMail: string;
  consent: readonly [before: string, terms: string, and: string, privacy: string];
  coverTitle: string;
  coverFacts: string;
}

/** The words of `look/main-login-1280.png`, and their translations. */
export const signInWords: Readonly<Record<LanguageCode, SignInWords>> = {
  rus: {
    title: 'Вход или регистрация',
    description: 'Пришлём код в СМС. Если вы здесь впервые, аккаунт появится сам.',
    phone: 'Номер телефона',
    hint: 'Россия и Армения',
    send: 'Получить код',
    byMail: 'Войти по почте',
    consent: ['Получая код, вы принимаете ', 'условия', ' и ', 'политику обработки данных'],
    coverTitle: 'Чужие лица',
    coverFacts: 'Драма, 112 мин',
  },
  eng: {
    title: 'Sign in or register',
    description: 'We will text you a code. If you are new here, your account appears by itself.',
    phone: 'Phone number',
    hint: 'Russia and Armenia',
    send: 'Get the code',
    byMail: 'Sign in by e-mail',
    consent: ['By getting a code you accept the ', 'terms', ' and the ', 'privacy policy'],
    coverTitle: 'Other Faces',
    coverFacts: 'Drama, 112 min',
  },
  hye: {
    title: 'Մուտք կամ գրանցում',
    description:
      'Կուղարկենք կոդ SMS-ով։ Եթե առաջին անգամ եք այստեղ, հաշիվն ինքնըստինքյան կստեղծվի։',
    phone: 'Հեռախոսահամար',
    hint: 'Ռուսաստան և Հայաստան',
    send: 'Ստանալ կոդը',
    byMail: 'Մուտք էլ. փոստով',
    consent: [
      'Ստանալով կոդը՝ ընդունում եք ',
      'պայմանները',
      ' և ',
      'տվյալների մշակման քաղաքականությունը',
    ],
    coverTitle: 'Օտար դեմքեր',
    coverFacts: 'Դրամա, 112 րոպե',
  },
};
