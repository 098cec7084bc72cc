import type { ViewSeed } from '../seed.types.ts';
import { screen, text } from './block-seeds.ts';

const phone = '8 800 000-00-00';

/** Where help is found. */
export const supportView: ViewSeed = {
  alias: 'support',
  names: text('Поддержка', 'Support', 'Աջակցություն'),
  blocks: [
    {
      type: 'custom_block',
      names: 'mediaTitle',
      customData: {
        title: text('Чем помочь?', 'How can we help?', 'Ինչո՞վ օգնել'),
        subtitle: text(
          'Отвечаем каждый день, с раннего утра до поздней ночи.',
          'We answer every day, from early morning until late at night.',
          'Պատասխանում ենք ամեն օր՝ վաղ առավոտից մինչև ուշ գիշեր։',
        ),
      },
    },
    {
      type: 'custom_block',
      tag: 'faq',
      names: text('Спрашивают чаще всего', 'Asked most often', 'Ամենից հաճախ հարցնում են'),
      customData: {
        faq: [
          {
            id: 'sign-in',
            question: text('Как войти?', 'How do I sign in?', 'Ինչպե՞ս մուտք գործել'),
            answer: text(
              '<p>По номеру телефона и коду из сообщения. <a href="/faq?selected=0">Подробнее о входе</a>.</p>',
              '<p>With your phone number and a code that we text you. <a href="/faq?selected=0">More about signing in</a>.</p>',
              '<p>Հեռախոսահամարով և հաղորդագրության կոդով։ <a href="/faq?selected=0">Մանրամասն մուտքի մասին</a>։</p>',
            ),
          },
          {
            id: 'cancel',
            question: text(
              'Как отменить подписку?',
              'How do I cancel a subscription?',
              'Ինչպե՞ս չեղարկել բաժանորդագրությունը',
            ),
            answer: text(
              '<p>В разделе «Платежи и услуги», в любой день. <a href="/faq?selected=13">Подробнее об отмене</a>.</p>',
              '<p>In “Payments and services”, on any day. <a href="/faq?selected=13">More about cancelling</a>.</p>',
              '<p>«Վճարումներ և ծառայություններ» բաժնում, ցանկացած օր։ <a href="/faq?selected=13">Մանրամասն չեղարկման մասին</a>։</p>',
            ),
          },
        ],
        buttons: [
          {
            type: 'target',
            title: text('Все вопросы', 'All questions', 'Բոլոր հարցերը'),
            target: screen('/faq'),
          },
          {
            type: 'target',
            title: text('Контакты', 'Contacts', 'Կոնտակտներ'),
            target: screen('/contacts'),
          },
        ],
      },
    },
    {
      type: 'custom_block',
      names: 'seoText',
      customData: {
        title: text('Написать или позвонить', 'Write or call', 'Գրել կամ զանգահարել'),
        text: text(
          `<p>Телефон: <b>${phone}</b>, звонок бесплатный.</p><p>Если видео не играет, нажмите в плеере «Сообщить о проблеме»: мы увидим, что случилось.</p>`,
          `<p>Phone: <b>${phone}</b>, free of charge.</p><p>If a video does not play, press “Report a problem” in the player and we will see what happened.</p>`,
          `<p>Հեռախոս՝ <b>${phone}</b>, զանգն անվճար է։</p><p>Եթե տեսանյութը չի նվագարկվում, նվագարկիչում սեղմեք «Հայտնել խնդրի մասին», և մենք կտեսնենք՝ ինչ է պատահել։</p>`,
        ),
      },
    },
  ],
};

/** The contract with viewers, as far as a demonstration has one. */
export const offerView: ViewSeed = {
  alias: 'offer',
  names: text('Оферта', 'Offer', 'Օֆերտա'),
  blocks: [
    {
      type: 'custom_block',
      names: 'mediaTitle',
      customData: {
        title: text('Публичная оферта', 'Public offer', 'Հանրային օֆերտա'),
        subtitle: text(
          'Условия, на которых работает демонстрационный сервис.',
          'The terms on which the demonstration works.',
          'Պայմանները, որոնցով աշխատում է ցուցադրական ծառայությունը։',
        ),
      },
    },
    {
      type: 'custom_block',
      names: 'seoText',
      customData: {
        title: text('Что мы предлагаем', 'What we offer', 'Ինչ ենք առաջարկում'),
        text: text(
          '<p>Сервис показывает фильмы, сериалы и каналы по подписке, а часть фильмов продаёт и сдаёт напрокат.</p><ul><li>Подписка продлевается сама, пока её не отменят.</li><li>Отмена действует с конца оплаченного времени.</li><li>Взятый напрокат фильм доступен тридцать дней.</li></ul>',
          '<p>The service shows films, series and channels with a subscription, and sells or rents some films.</p><ul><li>A subscription goes on by itself until it is cancelled.</li><li>Cancelling takes effect when the paid time ends.</li><li>A rented film is there for thirty days.</li></ul>',
          '<p>Ծառայությունը ցուցադրում է ֆիլմեր, սերիալներ և ալիքներ բաժանորդագրությամբ, իսկ ֆիլմերի մի մասը վաճառում և վարձով է տալիս։</p><ul><li>Բաժանորդագրությունը երկարաձգվում է ինքնաբերաբար, մինչև չեղարկեք։</li><li>Չեղարկումը գործում է վճարված ժամանակի ավարտից։</li><li>Վարձված ֆիլմը հասանելի է երեսուն օր։</li></ul>',
        ),
      },
    },
    {
      type: 'custom_block',
      names: 'seoText',
      customData: {
        title: text('О данных', 'About your data', 'Տվյալների մասին'),
        text: text(
          '<p>Мы храним номер телефона, историю просмотра и оценки, чтобы показывать своё каждому профилю. Удалить аккаунт можно через <a href="/support">поддержку</a>.</p>',
          '<p>We keep the phone number, the watch history and the ratings, to show each profile its own. <a href="/support">Support</a> deletes an account on request.</p>',
          '<p>Մենք պահում ենք հեռախոսահամարը, դիտման պատմությունը և գնահատականները, որպեսզի յուրաքանչյուր պրոֆիլ տեսնի իրենը։ Հաշիվը ջնջում է <a href="/support">աջակցությունը</a>։</p>',
        ),
      },
    },
    {
      type: 'custom_block',
      names: 'legal',
      customData: {
        text: text(
          '<p>Сервис демонстрационный: настоящих договоров и списаний в нём нет.</p>',
          '<p>This is a demonstration: no contract is made and no money is taken.</p>',
          '<p>Ծառայությունը ցուցադրական է․ իրական պայմանագրեր և գանձումներ չկան։</p>',
        ),
      },
    },
  ],
};

/** Who runs the service and how they are reached. */
export const contactsView: ViewSeed = {
  alias: 'contacts',
  names: text('Контакты', 'Contacts', 'Կոնտակտներ'),
  blocks: [
    {
      type: 'custom_block',
      names: 'mediaTitle',
      customData: {
        title: text('Контакты', 'Contacts', 'Կոնտակտներ'),
        subtitle: text(
          'Звоните, пишите, заходите.',
          'Call us, write to us, drop in.',
          'Զանգահարեք, գրեք, այցելեք։',
        ),
      },
    },
    {
      type: 'custom_block',
      names: 'seoText',
      customData: {
        title: text('Как связаться', 'How to reach us', 'Ինչպես կապվել'),
        text: text(
          `<p>Телефон поддержки: <b>${phone}</b>.</p><p>Почта: <b>help@example.org</b>.</p><p>Адрес: улица Примерная, дом 1.</p>`,
          `<p>Phone of support: <b>${phone}</b>.</p><p>Mail: <b>help@example.org</b>.</p><p>Address: 1 Example Street.</p>`,
          `<p>Աջակցության հեռախոս՝ <b>${phone}</b>։</p><p>Փոստ՝ <b>help@example.org</b>։</p><p>Հասցե՝ Օրինակելի փողոց, տուն 1։</p>`,
        ),
      },
    },
    {
      type: 'custom_block',
      names: 'seoText',
      customData: {
        title: text('Реквизиты', 'Company details', 'Վավերապայմաններ'),
        text: text(
          '<p>ООО «Пример», ИНН 0000000000, ОГРН 0000000000000.</p>',
          '<p>Example LLC, taxpayer number 0000000000.</p>',
          '<p>«Օրինակ» ՍՊԸ, ՀՎՀՀ 00000000։</p>',
        ),
      },
    },
    {
      type: 'custom_block',
      names: 'docs',
      customData: {
        title: text('Документы', 'Documents', 'Փաստաթղթեր'),
        docs: [
          {
            id: 'offer',
            title: text('Публичная оферта', 'Public offer', 'Հանրային օֆերտա'),
            target: screen('/offer'),
          },
          {
            id: 'all',
            title: text('Все документы', 'All documents', 'Բոլոր փաստաթղթերը'),
            target: screen('/docs'),
          },
        ],
      },
    },
  ],
};
