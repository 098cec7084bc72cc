import type { PromoEventSeed } from './promo-event-seed.ts';

/** Promo events that run. */
export const runningPromoEvents: readonly PromoEventSeed[] = [
  {
    slug: 'nedelya-nemogo-kino',
    names: {
      rus: 'Фестиваль немого кино',
      eng: 'The festival of silent film',
      hye: 'Համր կինոյի փառատոն',
    },
    summaries: {
      rus: 'Каждый вечер один великий немой фильм с новой музыкой.',
      eng: 'A great silent film every evening, with new music.',
      hye: 'Ամեն երեկո՝ մեկ մեծ համր ֆիլմ նոր երաժշտությամբ։',
    },
    descriptions: {
      rus: 'Мы попросили сегодняшних музыкантов сыграть так, будто зал полон и тапёр опаздывает.\n\nФильмы фестиваля открыты всем подписчикам и остаются в каталоге после его конца.',
      eng: 'We asked today’s musicians to play as if the house were full and the pianist late.\n\nThe festival’s films are open to all subscribers and stay in the catalogue afterwards.',
      hye: 'Մենք խնդրեցինք այսօրվա երաժիշտներին նվագել այնպես, կարծես դահլիճը լեփ-լեցուն է, իսկ դաշնակահարն ուշանում է։\n\nՓառատոնի ֆիլմերը բաց են բոլոր բաժանորդների համար և մնում են կատալոգում։',
    },
    terms: [
      {
        rus: 'Нужна любая действующая подписка',
        eng: 'Any active subscription will do',
        hye: 'Պետք է ցանկացած գործող բաժանորդագրություն',
      },
      {
        rus: 'Музыка звучит вместо обычной дорожки, её можно отключить',
        eng: 'The music replaces the usual track and can be switched off',
        hye: 'Երաժշտությունը հնչում է սովորական ուղու փոխարեն, այն կարելի է անջատել',
      },
    ],
    picture: 'metropolis',
    days: ['2026-11-01', '2029-12-31'],
    target: {
      type: 'screen',
      link: '/silent',
      title: { rus: 'К программе', eng: 'To the programme', hye: 'Դեպի ծրագիր' },
    },
    titles: [
      'metropolis',
      'voshod-solntsa',
      'general',
      'bronenosets-potemkin',
      'strasti-zhanny-dark',
      'chelovek-s-kinoapparatom',
      'malysh',
    ],
  },
  {
    slug: 'privedi-druga',
    names: { rus: 'Приведи друга', eng: 'Bring a friend', hye: 'Բեր ընկերոջդ' },
    summaries: {
      rus: 'Вам и другу — по месяцу подписки в подарок.',
      eng: 'A free month for you and for your friend.',
      hye: 'Ձեզ և ընկերոջը՝ մեկական ամիս բաժանորդագրություն նվեր։',
    },
    descriptions: {
      rus: 'Поделитесь кодом из личного кабинета. Друг введёт его при первой подписке, и месяц получите оба.\n\nСколько друзей — столько месяцев, но не больше двенадцати за год.',
      eng: 'Share the code from your area. Your friend enters it with their first subscription, and both of you get a month.\n\nAs many friends, as many months, up to twelve a year.',
      hye: 'Կիսվեք ձեր բաժնի կոդով։ Ընկերը կմուտքագրի այն առաջին բաժանորդագրության ժամանակ, և երկուսդ էլ մեկ ամիս կստանաք։\n\nՈրքան ընկեր, այնքան ամիս, բայց տարեկան տասներկուսից ոչ ավելի։',
    },
    terms: [
      {
        rus: 'Друг подписывается впервые',
        eng: 'Your friend subscribes for the first time',
        hye: 'Ընկերն առաջին անգամ է բաժանորդագրվում',
      },
      {
        rus: 'Код действует тридцать дней',
        eng: 'The code is good for thirty days',
        hye: 'Կոդը գործում է երեսուն օր',
      },
    ],
    picture: 'tandem',
    days: ['2026-09-01', '2029-08-31'],
    target: {
      type: 'screen',
      link: '/promocode',
      title: { rus: 'Ввести код', eng: 'Enter a code', hye: 'Մուտքագրել կոդը' },
    },
    titles: ['tandem', 'svadebnoe-puteshestvie-s-papoy', 'sosedi-sverhu'],
  },
  {
    slug: 'podarok-k-prazdniku',
    names: { rus: 'Кино в подарок', eng: 'Film as a present', hye: 'Կինոն՝ նվեր' },
    summaries: {
      rus: 'Сертификаты на год вдвоём дешевле, чем на полгода.',
      eng: 'A certificate for a year costs less than two for half a year.',
      hye: 'Տարեկան սերտիֆիկատն ավելի էժան է, քան երկու կիսամյակայինը։',
    },
    descriptions: {
      rus: 'Подарок приходит кодом сразу после оплаты: его можно отправить сообщением или распечатать.\n\nПолучатель выбирает сам, когда начать.',
      eng: 'The present comes as a code right after payment: send it in a message or print it.\n\nWhoever gets it chooses when to begin.',
      hye: 'Նվերը գալիս է կոդի տեսքով վճարումից անմիջապես հետո․ այն կարելի է ուղարկել հաղորդագրությամբ կամ տպել։\n\nՍտացողն ինքն է ընտրում, թե երբ սկսի։',
    },
    terms: [
      {
        rus: 'Сертификат можно активировать в течение года',
        eng: 'The certificate can be activated within a year',
        hye: 'Սերտիֆիկատը կարելի է ակտիվացնել մեկ տարվա ընթացքում',
      },
    ],
    picture: 'salat-na-sorok-chelovek',
    days: ['2026-11-15', '2029-01-31'],
    target: {
      type: 'screen',
      link: '/podarochnye-sertifikaty',
      title: { rus: 'Выбрать сертификат', eng: 'Choose a certificate', hye: 'Ընտրել սերտիֆիկատ' },
    },
    titles: ['salat-na-sorok-chelovek', 'subbota-ottsa', 'babushka-za-rulem'],
  },
  {
    slug: 'leto-v-armenii',
    names: { rus: 'Лето в Армении', eng: 'A summer in Armenia', hye: 'Ամառ Հայաստանում' },
    summaries: {
      rus: 'Посмотрите пять армянских фильмов и участвуйте в розыгрыше поездки.',
      eng: 'Watch five Armenian films and take part in the draw for a trip.',
      hye: 'Դիտեք հինգ հայկական ֆիլմ և մասնակցեք ուղևորության խաղարկությանը։',
    },
    descriptions: {
      rus: 'Гюмри, Гарни, Дилижан — сначала на экране, потом своими глазами.\n\nПросмотры считаются сами: смотрите из любого взрослого профиля.',
      eng: 'Gyumri, Garni, Dilijan: first on the screen, then with your own eyes.\n\nWhat you watch is counted for you, in any adult profile.',
      hye: 'Գյումրի, Գառնի, Դիլիջան․ նախ՝ էկրանին, հետո՝ սեփական աչքերով։\n\nԴիտումները հաշվվում են ինքնաբերաբար՝ ցանկացած մեծահասակի պրոֆիլից։',
    },
    terms: [
      {
        rus: 'Для жителей России и Армении старше восемнадцати лет',
        eng: 'For residents of Russia and Armenia over eighteen',
        hye: 'Ռուսաստանի և Հայաստանի տասնութ տարեկանից բարձր բնակիչների համար',
      },
      {
        rus: 'Фильм засчитан, если досмотрен до титров',
        eng: 'A film counts when watched to its credits',
        hye: 'Ֆիլմը հաշվվում է, եթե դիտվել է մինչև մակագրերը',
      },
    ],
    picture: 'leto-v-gyumri',
    days: ['2026-10-01', '2029-09-30'],
    target: {
      type: 'screen',
      link: '/collections/made-in-armenia',
      title: { rus: 'К фильмам', eng: 'To the films', hye: 'Դեպի ֆիլմերը' },
    },
    titles: [
      'leto-v-gyumri',
      'vremyanka',
      'reys-v-pyat-sorok',
      'hor-na-kaskade',
      'oslik-edet-v-dilizhan',
      'posledniy-letopisets-ani',
    ],
  },
  {
    slug: 'nochi-detektivov',
    names: { rus: 'Ночи детективов', eng: 'Nights of detectives', hye: 'Դետեկտիվների գիշերներ' },
    summaries: {
      rus: 'С пятницы на субботу детективы напрокат за полцены.',
      eng: 'From Friday to Saturday detectives are half the price to rent.',
      hye: 'Ուրբաթից շաբաթ դետեկտիվների վարձույթը կես գնով է։',
    },
    descriptions: {
      rus: 'Каждую пятницу в двадцать часов цена проката падает вдвое и возвращается в субботу утром.\n\nДосмотреть можно когда угодно: срок проката не меняется.',
      eng: 'Every Friday at eight in the evening renting costs half, until Saturday morning.\n\nFinish whenever you like: the time of a rental stays the same.',
      hye: 'Ամեն ուրբաթ ժամը քսանին վարձույթի գինը կիսվում է և վերականգնվում շաբաթ առավոտյան։\n\nԱվարտին հասցնել կարելի է երբ ուզեք․ վարձույթի ժամկետը չի փոխվում։',
    },
    terms: [
      {
        rus: 'Скидка не складывается с промокодами',
        eng: 'Not to be combined with promo codes',
        hye: 'Զեղչը չի գումարվում պրոմոկոդերի հետ',
      },
    ],
    picture: 'tri-versii-odnoy-nochi',
    days: ['2026-11-06', '2029-05-31'],
    target: {
      type: 'screen',
      link: '/collections/kto-ubil',
      title: { rus: 'К детективам', eng: 'To the detectives', hye: 'Դեպի դետեկտիվները' },
    },
    titles: ['tri-versii-odnoy-nochi', 'pocherk', 'ponyatoy', 'tihaya-voda', 'chernyy-hod'],
  },
  {
    slug: 'poem-vmeste',
    names: { rus: 'Поём вместе', eng: 'Singing together', hye: 'Երգում ենք միասին' },
    summaries: {
      rus: 'Месяц караоке без доплаты для всех подписчиков.',
      eng: 'A month of karaoke for all subscribers at no extra cost.',
      hye: 'Մեկ ամիս կարաոկե՝ առանց հավելավճարի, բոլոր բաժանորդների համար։',
    },
    descriptions: {
      rus: 'Шестьдесят песен, от романсов до рока. Слова бегут по экрану, соседи уже предупреждены.\n\nПодключается сам, отключается сам.',
      eng: 'Sixty songs, from romances to rock. The words run across the screen; the neighbours have been told.\n\nIt switches itself on, and off again.',
      hye: 'Վաթսուն երգ՝ ռոմանսներից մինչև ռոք։ Բառերը վազում են էկրանով, հարևաններն արդեն զգուշացված են։\n\nՄիանում է ինքնաբերաբար, անջատվում՝ նույնպես։',
    },
    terms: [
      {
        rus: 'Один раз на аккаунт',
        eng: 'Once per account',
        hye: 'Մեկ անգամ յուրաքանչյուր հաշվի համար',
      },
    ],
    picture: 'tantsuyut-pozharnye',
    days: ['2026-11-20', '2029-03-01'],
    target: {
      type: 'screen',
      link: '/karaoke',
      title: { rus: 'Петь', eng: 'Sing', hye: 'Երգել' },
    },
    titles: ['tantsuyut-pozharnye', 'solo-dlya-prachechnoy', 'golos-iz-kirovakana'],
  },
];
