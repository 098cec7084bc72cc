import type { DurationUnit, Language } from '@foyer/contract';

/** What the service says about buying, subscriptions, cards, bonuses and codes. */
export interface SalesTexts {
  anyCard: string;
  /** Payment by the viewer's bank, by a QR code. */
  bankQr: string;
  wallet: string;
  /** What a card is checked with when it is linked. */
  cardBinding: string;
  prepaidName: string;
  prepaid: (balance: string) => string;
  bonusName: string;
  bonus: (program: string, points: number) => string;
  refill: string;
  priceFrom: (price: string, unit: DurationUnit) => string;
  actions: { buy: string; unsubscribe: string; resume: string };
  bought: (name: string) => string;
  rented: (name: string) => string;
  subscribed: (name: string) => string;
  subscribeRequested: (name: string) => string;
  watchNow: string;
  unsubscribeRequested: (name: string) => string;
  cancelRequested: (name: string) => string;
  resumed: (name: string) => string;
  cardLinked: (card: string) => string;
  cardDeleted: (card: string) => string;
  renewedByCard: (name: string, card: string) => string;
  openCertificates: string;
  certificateCreated: (name: string) => string;
  certificateActivated: (amount: string) => string;
  promoActivated: string;
  promoService: (name: string, day: string) => string;
  promoItem: (name: string) => string;
  promoPoints: (points: number, program: string) => string;
  jointViewing: (name: string) => string;
  tvConnected: string;
  ottConnected: (name: string) => string;
  bonusProcessing: (program: string) => string;
  bonusLoginChanged: (program: string) => string;
}

/** The sentences about sales by language. */
export const salesTexts: Readonly<Record<Language, SalesTexts>> = {
  rus: {
    anyCard: 'Банковская карта',
    bankQr: 'QR-код банка',
    wallet: 'Кошелёк',
    cardBinding: 'Привязка карты',
    prepaidName: 'Лицевой счёт',
    bonusName: 'Баллы',
    prepaid: (balance) => `Лицевой счёт: ${balance}`,
    bonus: (program, points) => `Баллы «${program}»: ${points}`,
    refill: 'Пополнение лицевого счёта',
    priceFrom: (price, unit) => `от ${price} за ${unitNames.rus[unit]}`,
    actions: { buy: 'Подключить', unsubscribe: 'Отключить', resume: 'Не отключать' },
    bought: (name) => `«${name}» — ваш навсегда`,
    rented: (name) => `«${name}» можно смотреть`,
    subscribed: (name) => `Подписка «${name}» подключена`,
    subscribeRequested: (name) => `Подписка «${name}» подключается`,
    watchNow: 'Смотреть',
    unsubscribeRequested: (name) => `Подписка «${name}» отключается`,
    cancelRequested: (name) => `Подключение «${name}» отменяется, деньги вернутся`,
    resumed: (name) => `Подписка «${name}» остаётся с вами`,
    cardLinked: (card) => `Карта ${card} привязана`,
    cardDeleted: (card) => `Карта ${card} отвязана`,
    renewedByCard: (name, card) => `«${name}» теперь оплачивает карта ${card}`,
    openCertificates: 'К сертификатам',
    certificateCreated: (name) => `${name} готов`,
    certificateActivated: (amount) => `На лицевой счёт зачислено ${amount}`,
    promoActivated: 'Промокод активирован',
    promoService: (name, day) => `Подписка «${name}» действует до ${day}`,
    promoItem: (name) => `«${name}» можно смотреть`,
    promoPoints: (points, program) => `Начислены баллы «${program}»: ${points}`,
    jointViewing: (name) => `Вы присоединились к совместному просмотру: «${name}»`,
    tvConnected: 'Телевизор подключён',
    ottConnected: (name) => `Телевизор подключён, подписка «${name}» действует`,
    bonusProcessing: (program) => `Подключаем программу «${program}»`,
    bonusLoginChanged: (program) => `Данные программы «${program}» изменены`,
  },
  eng: {
    anyCard: 'Bank card',
    bankQr: 'Bank QR code',
    wallet: 'Wallet',
    cardBinding: 'Linking a card',
    prepaidName: 'Prepaid account',
    bonusName: 'Points',
    prepaid: (balance) => `Prepaid account: ${balance}`,
    bonus: (program, points) => `${program} points: ${points}`,
    refill: 'Top up the prepaid account',
    priceFrom: (price, unit) => `from ${price} a ${unitNames.eng[unit]}`,
    actions: { buy: 'Subscribe', unsubscribe: 'Unsubscribe', resume: 'Stay subscribed' },
    bought: (name) => `“${name}” is yours for good`,
    rented: (name) => `“${name}” is ready to watch`,
    subscribed: (name) => `You are subscribed to “${name}”`,
    subscribeRequested: (name) => `Your subscription to “${name}” is on its way`,
    watchNow: 'Watch',
    unsubscribeRequested: (name) => `Unsubscribing from “${name}”`,
    cancelRequested: (name) => `“${name}” is being cancelled, your money will come back`,
    resumed: (name) => `You stay subscribed to “${name}”`,
    cardLinked: (card) => `The card ${card} is linked`,
    cardDeleted: (card) => `The card ${card} is unlinked`,
    renewedByCard: (name, card) => `“${name}” is now paid by ${card}`,
    openCertificates: 'My certificates',
    certificateCreated: (name) => `${name} is ready`,
    certificateActivated: (amount) => `${amount} was added to your account`,
    promoActivated: 'The promo code is activated',
    promoService: (name, day) => `You have “${name}” until ${day}`,
    promoItem: (name) => `“${name}” is ready to watch`,
    promoPoints: (points, program) => `${points} ${program} points were added`,
    jointViewing: (name) => `You have joined a joint viewing: “${name}”`,
    tvConnected: 'The TV is connected',
    ottConnected: (name) => `The TV is connected, and “${name}” with it`,
    bonusProcessing: (program) => `You are joining “${program}”`,
    bonusLoginChanged: (program) => `Your “${program}” details are changed`,
  },
  hye: {
    anyCard: 'Բանկային քարտ',
    bankQr: 'Բանկի QR կոդ',
    wallet: 'Դրամապանակ',
    cardBinding: 'Քարտի կցում',
    prepaidName: 'Անձնական հաշիվ',
    bonusName: 'Միավորներ',
    prepaid: (balance) => `Անձնական հաշիվ՝ ${balance}`,
    bonus: (program, points) => `«${program}» միավորներ՝ ${points}`,
    refill: 'Անձնական հաշվի լիցքավորում',
    priceFrom: (price, unit) => `${unitNames.hye[unit]} ${price}-ից`,
    actions: { buy: 'Միացնել', unsubscribe: 'Անջատել', resume: 'Չանջատել' },
    bought: (name) => `«${name}»-ը ձերն է ընդմիշտ`,
    rented: (name) => `«${name}»-ը կարող եք դիտել`,
    subscribed: (name) => `«${name}» բաժանորդագրությունը միացված է`,
    subscribeRequested: (name) => `«${name}» բաժանորդագրությունը միանում է`,
    watchNow: 'Դիտել',
    unsubscribeRequested: (name) => `«${name}» բաժանորդագրությունն անջատվում է`,
    cancelRequested: (name) => `«${name}»-ի միացումը չեղարկվում է, գումարը կվերադարձվի`,
    resumed: (name) => `«${name}» բաժանորդագրությունը մնում է ձեզ հետ`,
    cardLinked: (card) => `${card} քարտը կցված է`,
    cardDeleted: (card) => `${card} քարտն անջատված է`,
    renewedByCard: (name, card) => `«${name}» այժմ վճարվում է ${card} քարտով`,
    openCertificates: 'Իմ հավաստագրերը',
    certificateCreated: (name) => `${name}՝ պատրաստ է`,
    certificateActivated: (amount) => `Անձնական հաշվին ավելացվել է ${amount}`,
    promoActivated: 'Պրոմոկոդն ակտիվացված է',
    promoService: (name, day) => `«${name}» բաժանորդագրությունը գործում է մինչև ${day}`,
    promoItem: (name) => `«${name}»-ը կարող եք դիտել`,
    promoPoints: (points, program) => `Ավելացվել են «${program}» միավորներ՝ ${points}`,
    jointViewing: (name) => `Դուք միացաք համատեղ դիտմանը՝ «${name}»`,
    tvConnected: 'Հեռուստացույցը միացված է',
    ottConnected: (name) => `Հեռուստացույցը միացված է, «${name}» բաժանորդագրությունը գործում է`,
    bonusProcessing: (program) => `«${program}» ծրագիրը միանում է`,
    bonusLoginChanged: (program) => `«${program}» ծրագրի տվյալները փոխված են`,
  },
};

const unitNames: Readonly<Record<Language, Readonly<Record<DurationUnit, string>>>> = {
  rus: { hour: 'час', day: 'день', week: 'неделю', month: 'месяц', year: 'год' },
  eng: { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' },
  hye: { hour: 'ժամը', day: 'օրը', week: 'շաբաթը', month: 'ամիսը', year: 'տարին' },
};
