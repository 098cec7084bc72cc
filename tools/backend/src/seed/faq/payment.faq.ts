import type { FaqCategorySeed } from './faq-seed.ts';

/** Questions about money. */
export const paymentFaq: FaqCategorySeed = {
  id: 'payment',
  names: {
    rus: 'Оплата и подписки',
    eng: 'Payment and subscriptions',
    hye: 'Վճարում և բաժանորդագրություն',
  },
  entries: [
    {
      questions: {
        rus: 'Чем можно оплатить?',
        eng: 'How can I pay?',
        hye: 'Ինչո՞վ կարելի է վճարել',
      },
      answers: {
        rus: 'Банковской картой, с лицевого счёта или баллами бонусной программы. Карту можно привязать, чтобы не вводить её каждый раз.',
        eng: 'By bank card, from your account balance or with points of a bonus program. You can link a card so as not to type it every time.',
        hye: 'Բանկային քարտով, անձնական հաշվից կամ բոնուսային ծրագրի միավորներով։ Քարտը կարելի է կցել, որ ամեն անգամ չմուտքագրեք։',
      },
    },
    {
      questions: {
        rus: 'Чем прокат отличается от покупки?',
        eng: 'How does renting differ from buying?',
        hye: 'Ինչո՞վ է վարձույթը տարբերվում գնումից',
      },
      answers: {
        rus: 'Купленный фильм остаётся у вас навсегда. Взятый напрокат доступен тридцать дней, а с первого просмотра — сорок восемь часов.',
        eng: 'A film that you buy is yours for ever. A rented one waits for thirty days and, once started, for forty-eight hours.',
        hye: 'Գնված ֆիլմը մնում է ձեզ ընդմիշտ։ Վարձվածը հասանելի է երեսուն օր, իսկ առաջին դիտումից՝ քառասունութ ժամ։',
      },
    },
    {
      questions: {
        rus: 'Что значит пробный период?',
        eng: 'What is a trial period?',
        hye: 'Ի՞նչ է փորձաշրջանը',
      },
      answers: {
        rus: 'Первые дни подписки бесплатны, но нужна карта. За сутки до списания мы напомним; отменить можно в любой день.',
        eng: 'The first days of a subscription are free, but a card is needed. We remind you a day before it is charged, and you can cancel on any day.',
        hye: 'Բաժանորդագրության առաջին օրերն անվճար են, բայց քարտ է պետք։ Գանձումից մեկ օր առաջ կհիշեցնենք, իսկ չեղարկել կարելի է ցանկացած օր։',
      },
    },
    {
      questions: {
        rus: 'Как отменить подписку?',
        eng: 'How do I cancel a subscription?',
        hye: 'Ինչպե՞ս չեղարկել բաժանորդագրությունը',
      },
      answers: {
        rus: 'Откройте «Мой раздел», затем «Платежи и услуги», выберите подписку и нажмите «Отключить». Оплаченное время останется вашим.',
        eng: 'Open “My area”, then “Payments and services”, choose the subscription and press “Cancel”. The time you have paid for stays yours.',
        hye: 'Բացեք «Իմ բաժինը», ապա «Վճարումներ և ծառայություններ», ընտրեք բաժանորդագրությունը և սեղմեք «Անջատել»։ Վճարված ժամանակը կմնա ձերը։',
      },
    },
    {
      questions: {
        rus: 'Платёж не прошёл. Почему?',
        eng: 'My payment failed. Why?',
        hye: 'Վճարումը չկատարվեց․ ինչո՞ւ',
      },
      answers: {
        rus: 'Чаще всего не хватает денег или банк просит подтвердить покупку. Попробуйте другую карту; если деньги списались, а доступа нет, напишите нам.',
        eng: 'Most often there is not enough money, or the bank wants the purchase confirmed. Try another card; if you were charged and cannot watch, write to us.',
        hye: 'Ամենից հաճախ գումարը չի բավարարում, կամ բանկը հաստատում է պահանջում։ Փորձեք այլ քարտ, իսկ եթե գումարը գանձվել է, բայց մուտք չկա, գրեք մեզ։',
      },
    },
    {
      questions: {
        rus: 'Куда ввести промокод?',
        eng: 'Where do I enter a promo code?',
        hye: 'Որտե՞ղ մուտքագրել պրոմոկոդը',
      },
      answers: {
        rus: 'На странице «Промокод», после входа. Регистр не важен. Ошибиться можно пять раз за день, потом попробуйте завтра.',
        eng: 'On the page “Promo code”, after signing in. Capitals do not matter. You may mistype it five times a day; then try again tomorrow.',
        hye: '«Պրոմոկոդ» էջում՝ մուտք գործելուց հետո։ Մեծատառերը կարևոր չեն։ Օրական կարելի է հինգ անգամ սխալվել, հետո փորձեք վաղը։',
      },
    },
    {
      questions: {
        rus: 'Как подарить подписку?',
        eng: 'How do I give a subscription as a present?',
        hye: 'Ինչպե՞ս նվիրել բաժանորդագրություն',
      },
      answers: {
        rus: 'Купите подарочный сертификат: он придёт вам кодом, который получатель введёт у себя. Срок действия написан на сертификате.',
        eng: 'Buy a gift certificate: it comes as a code that the person enters in their own account. It says how long it is good for.',
        hye: 'Գնեք նվեր-սերտիֆիկատ․ այն կգա կոդի տեսքով, որը ստացողը կմուտքագրի իր հաշվում։ Գործողության ժամկետը գրված է սերտիֆիկատի վրա։',
      },
    },
  ],
};
