import type { FaqCategorySeed } from './faq-seed.ts';

/** Questions about devices and the player. */
export const watchingFaq: FaqCategorySeed = {
  id: 'watching',
  names: { rus: 'Просмотр и устройства', eng: 'Watching and devices', hye: 'Դիտում և սարքեր' },
  entries: [
    {
      questions: {
        rus: 'На скольких устройствах можно смотреть?',
        eng: 'On how many devices can I watch?',
        hye: 'Քանի՞ սարքով կարելի է դիտել',
      },
      answers: {
        rus: 'К аккаунту подключаются пять устройств. Когда место закончится, отключите лишнее в разделе «Устройства».',
        eng: 'An account has room for five devices. When it is full, disconnect one in “Devices”.',
        hye: 'Հաշվին կարելի է միացնել հինգ սարք։ Երբ տեղ չմնա, ավելորդն անջատեք «Սարքեր» բաժնում։',
      },
    },
    {
      questions: {
        rus: 'Как подключить телевизор?',
        eng: 'How do I connect a television?',
        hye: 'Ինչպե՞ս միացնել հեռուստացույցը',
      },
      answers: {
        rus: 'Откройте приложение на телевизоре: на экране появится код из шести знаков. Введите его на странице «Смарт-ТВ» в этом браузере.',
        eng: 'Open the app on the television: it shows a code of six characters. Enter it on the page “Smart TV” in this browser.',
        hye: 'Բացեք հավելվածը հեռուստացույցում․ էկրանին կհայտնվի վեց նիշանոց կոդ։ Մուտքագրեք այն «Սմարթ TV» էջում՝ այս զննարկիչով։',
      },
    },
    {
      questions: {
        rus: 'Видео останавливается или плохо видно',
        eng: 'The picture stops or looks poor',
        hye: 'Տեսանյութը կանգ է առնում կամ վատ է երևում',
      },
      answers: {
        rus: 'В плеере откройте настройки и выберите качество пониже или оставьте автонастройку. Если не помогло, нажмите «Сообщить о проблеме» — мы увидим, что случилось.',
        eng: 'Open the settings of the player and choose a lower quality, or leave it automatic. If that does not help, press “Report a problem” and we will see what happened.',
        hye: 'Նվագարկիչում բացեք կարգավորումները և ընտրեք ավելի ցածր որակ կամ թողեք ինքնակարգավորումը։ Եթե չօգնի, սեղմեք «Հայտնել խնդրի մասին», և մենք կտեսնենք՝ ինչ է պատահել։',
      },
    },
    {
      questions: {
        rus: 'Как включить субтитры и другой звук?',
        eng: 'How do I choose subtitles and another sound track?',
        hye: 'Ինչպե՞ս միացնել ենթագրերը և այլ ձայնուղի',
      },
      answers: {
        rus: 'Во время просмотра откройте настройки и выберите дорожку. Для сериала выбор запоминается до последней серии.',
        eng: 'Open the settings while watching and choose a track. For a series the choice is kept to its last episode.',
        hye: 'Դիտման ժամանակ բացեք կարգավորումները և ընտրեք ուղին։ Սերիալի համար ընտրությունը պահվում է մինչև վերջին սերիան։',
      },
    },
    {
      questions: {
        rus: 'Можно ли посмотреть передачу, которая уже прошла?',
        eng: 'Can I watch a programme that is over?',
        hye: 'Կարելի՞ է դիտել արդեն ավարտված հաղորդումը',
      },
      answers: {
        rus: 'Да, если канал хранит архив: в программе у таких передач есть кнопка просмотра. Архив — до трёх суток.',
        eng: 'Yes, where the channel keeps an archive: such programmes have a button in the guide. The archive goes back three days.',
        hye: 'Այո, եթե ալիքն արխիվ է պահում․ ծրագրացանկում այդպիսի հաղորդումներն ունեն դիտման կոճակ։ Արխիվը մինչև երեք օր է։',
      },
    },
    {
      questions: {
        rus: 'Где смотреть за границей?',
        eng: 'Can I watch abroad?',
        hye: 'Որտե՞ղ դիտել արտասահմանում',
      },
      answers: {
        rus: 'Каталог зависит от прав в стране, где вы находитесь. Если сервис там недоступен, вы увидите страницу с объяснением.',
        eng: 'The catalogue depends on the rights in the country where you are. Where the service is not available, a page says so.',
        hye: 'Կատալոգը կախված է այն երկրի իրավունքներից, որտեղ գտնվում եք։ Եթե ծառայությունն այնտեղ հասանելի չէ, կտեսնեք բացատրող էջ։',
      },
    },
    {
      questions: {
        rus: 'Как петь караоке?',
        eng: 'How does karaoke work?',
        hye: 'Ինչպե՞ս երգել կարաոկե',
      },
      answers: {
        rus: 'Откройте раздел «Караоке», выберите песню и нажмите «Петь». Слова идут по экрану вместе с музыкой, микрофон не нужен.',
        eng: 'Open “Karaoke”, choose a song and press “Sing”. The words follow the music on the screen; no microphone is needed.',
        hye: 'Բացեք «Կարաոկե» բաժինը, ընտրեք երգը և սեղմեք «Երգել»։ Բառերն էկրանով գնում են երաժշտության հետ, խոսափող պետք չէ։',
      },
    },
    {
      questions: {
        rus: 'Как связаться с поддержкой?',
        eng: 'How do I reach support?',
        hye: 'Ինչպե՞ս կապվել աջակցության հետ',
      },
      answers: {
        rus: 'Напишите в чат внизу страницы или на странице «Поддержка». Назовите код ошибки, если он есть на экране: по нему мы найдём запись.',
        eng: 'Write to the chat at the bottom of the page or on the page “Support”. Tell us the error code if the screen shows one: it leads us to the record.',
        hye: 'Գրեք էջի ներքևի զրույցում կամ «Աջակցություն» էջում։ Ասեք սխալի կոդը, եթե այն էկրանին կա․ դրանով կգտնենք գրառումը։',
      },
    },
  ],
};
