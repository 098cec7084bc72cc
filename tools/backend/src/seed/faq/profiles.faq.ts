import type { FaqCategorySeed } from './faq-seed.ts';

/** Questions about profiles and children. */
export const profilesFaq: FaqCategorySeed = {
  id: 'profiles',
  names: { rus: 'Профили и дети', eng: 'Profiles and children', hye: 'Պրոֆիլներ և երեխաներ' },
  entries: [
    {
      questions: {
        rus: 'Сколько профилей можно создать?',
        eng: 'How many profiles can I make?',
        hye: 'Քանի՞ պրոֆիլ կարելի է ստեղծել',
      },
      answers: {
        rus: 'Главный профиль есть всегда, к нему можно добавить дополнительные — для взрослых и детей. У каждого своя история, избранное и рекомендации.',
        eng: 'There is always a main profile, and you can add others for adults and children. Each has its own history, favourites and recommendations.',
        hye: 'Գլխավոր պրոֆիլը միշտ կա, և դրան կարելի է ավելացնել ուրիշներ՝ մեծահասակների և երեխաների համար։ Յուրաքանչյուրն ունի իր պատմությունը, ընտրյալները և առաջարկությունները։',
      },
    },
    {
      questions: {
        rus: 'Зачем нужен ПИН-код?',
        eng: 'What is the PIN for?',
        hye: 'Ինչի՞ համար է PIN-կոդը',
      },
      answers: {
        rus: 'Он закрывает фильмы старше выбранного возраста, покупки и вход во взрослые профили. Пока вы не задали свой, действует 0000.',
        eng: 'It guards films above the chosen age, purchases and the way into adult profiles. Until you set your own it is 0000.',
        hye: 'Այն փակում է ընտրված տարիքից բարձր ֆիլմերը, գնումները և մեծահասակների պրոֆիլների մուտքը։ Քանի դեռ ձերը չեք սահմանել, գործում է 0000-ն։',
      },
    },
    {
      questions: {
        rus: 'Я забыл ПИН-код',
        eng: 'I have forgotten the PIN',
        hye: 'Մոռացել եմ PIN-կոդը',
      },
      answers: {
        rus: 'В главном профиле откройте «Настройки» и сбросьте ПИН-код: понадобится пароль или код из сообщения. После этого задайте новый.',
        eng: 'Open “Settings” in the main profile and reset the PIN: you will need your password or a code that we send. Then set a new one.',
        hye: 'Գլխավոր պրոֆիլում բացեք «Կարգավորումները» և զրոյացրեք PIN-կոդը․ պետք կգա գաղտնաբառը կամ հաղորդագրության կոդը։ Հետո սահմանեք նորը։',
      },
    },
    {
      questions: {
        rus: 'Как ограничить время ребёнка у экрана?',
        eng: 'How do I limit a child’s screen time?',
        hye: 'Ինչպե՞ս սահմանափակել երեխայի էկրանային ժամանակը',
      },
      answers: {
        rus: 'В настройках детского профиля задайте часы, когда можно смотреть, и сколько минут в день. За пять минут до конца мы предупредим.',
        eng: 'In the settings of the child’s profile choose the hours of the day and the minutes a day. We say so five minutes before the end.',
        hye: 'Մանկական պրոֆիլի կարգավորումներում նշեք դիտման ժամերը և օրական րոպեները։ Ավարտից հինգ րոպե առաջ կզգուշացնենք։',
      },
    },
    {
      questions: {
        rus: 'Как удалить название из истории?',
        eng: 'How do I remove a title from the history?',
        hye: 'Ինչպե՞ս հեռացնել անունը պատմությունից',
      },
      answers: {
        rus: 'Откройте «Историю просмотра» и уберите карточку. Так же можно очистить всю историю профиля: рекомендации начнутся заново.',
        eng: 'Open “History” and remove the card. You can also clear the whole history of a profile: its recommendations start afresh.',
        hye: 'Բացեք «Դիտումների պատմությունը» և հեռացրեք քարտը։ Կարելի է մաքրել նաև ամբողջ պատմությունը․ առաջարկությունները նորից կսկսվեն։',
      },
    },
  ],
};
