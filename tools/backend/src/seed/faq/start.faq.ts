import type { FaqCategorySeed } from './faq-seed.ts';

/** Questions of those who are new. */
export const startFaq: FaqCategorySeed = {
  id: 'start',
  names: { rus: 'С чего начать', eng: 'Getting started', hye: 'Ինչից սկսել' },
  entries: [
    {
      questions: {
        rus: 'Как войти или зарегистрироваться?',
        eng: 'How do I sign in or register?',
        hye: 'Ինչպե՞ս մուտք գործել կամ գրանցվել',
      },
      answers: {
        rus: 'Нажмите «Войти» и укажите номер телефона: мы пришлём код в сообщении. Если аккаунта ещё нет, он появится сам.\n\nСтарые аккаунты входят по электронной почте и паролю.',
        eng: 'Press “Sign in” and enter your phone number: we will text you a code. If you have no account yet, one is made for you.\n\nOlder accounts sign in with an e-mail address and a password.',
        hye: 'Սեղմեք «Մուտք» և նշեք հեռախոսահամարը․ կոդը կուղարկենք հաղորդագրությամբ։ Եթե հաշիվ դեռ չունեք, այն կստեղծվի ինքնաբերաբար։\n\nՀին հաշիվները մուտք են գործում էլեկտրոնային փոստով և գաղտնաբառով։',
      },
    },
    {
      questions: {
        rus: 'Что можно смотреть без подписки?',
        eng: 'What can I watch without a subscription?',
        hye: 'Ի՞նչ կարելի է դիտել առանց բաժանորդագրության',
      },
      answers: {
        rus: 'Трейлеры, открытую подборку фильмов и часть каналов. Рядом с каждым названием видно, входит ли оно в подписку, продаётся или сдаётся напрокат.',
        eng: 'Trailers, an open selection of films and some of the channels. Every title says whether it comes with a subscription, is for sale or for rent.',
        hye: 'Թրեյլերները, ֆիլմերի բաց ընտրանին և ալիքների մի մասը։ Յուրաքանչյուր անվան կողքին երևում է՝ այն բաժանորդագրությամբ է, վաճառվում է, թե վարձով է տրվում։',
      },
    },
    {
      questions: {
        rus: 'Как сменить язык сайта?',
        eng: 'How do I change the language of the site?',
        hye: 'Ինչպե՞ս փոխել կայքի լեզուն',
      },
      answers: {
        rus: 'Внизу любой страницы выберите русский, английский или армянский. Сайт запомнит выбор на этом устройстве, а после входа — в аккаунте.',
        eng: 'Choose Russian, English or Armenian at the bottom of any page. The site remembers it on this device and, once you have signed in, in your account.',
        hye: 'Ցանկացած էջի ներքևում ընտրեք ռուսերեն, անգլերեն կամ հայերեն։ Կայքը կհիշի ընտրությունն այս սարքում, իսկ մուտքից հետո՝ հաշվում։',
      },
    },
    {
      questions: {
        rus: 'Не приходит код из сообщения. Что делать?',
        eng: 'The code does not arrive. What can I do?',
        hye: 'Հաղորդագրության կոդը չի գալիս․ ի՞նչ անել',
      },
      answers: {
        rus: 'Проверьте номер и связь, подождите, пока закончится обратный отсчёт, и запросите код ещё раз. Коды действуют десять минут.',
        eng: 'Check the number and your signal, wait for the countdown to end and ask for the code again. Codes are good for ten minutes.',
        hye: 'Ստուգեք համարն ու կապը, սպասեք հետհաշվարկի ավարտին և կոդը նորից հարցրեք։ Կոդերը գործում են տասը րոպե։',
      },
    },
    {
      questions: {
        rus: 'Что спросит мастер рекомендаций?',
        eng: 'What do the first recommendations ask me?',
        hye: 'Ի՞նչ կհարցնեն առաջին առաջարկությունները',
      },
      answers: {
        rus: 'Пять любимых жанров и пять фильмов или сериалов. Из них складывается личная полка на главной; выбор можно повторить в любой момент.',
        eng: 'Five genres and five films or series that you like. They make up your own shelf on the home page, and you can choose again at any time.',
        hye: 'Հինգ սիրելի ժանր և հինգ ֆիլմ կամ սերիալ։ Դրանցից կազմվում է ձեր դարակը գլխավոր էջում, և ընտրությունը կարելի է կրկնել ցանկացած պահի։',
      },
    },
  ],
};
