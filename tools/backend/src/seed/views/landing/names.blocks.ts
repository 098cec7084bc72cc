import type { BlockSeed } from '../../seed.types.ts';
import { screen, text, titles } from '../block-seeds.ts';

/** The landing page's blocks chosen by name: banners and services. */
export const nameBlocks: readonly BlockSeed[] = [
  {
    type: 'custom_block',
    names: 'breadcrumbs',
    customData: {
      cards: [
        { id: 'home', title: text('Главная', 'Home', 'Գլխավոր'), target: screen('/') },
        {
          id: 'landing',
          title: text(
            'Кино на весь вечер',
            'Films for the whole evening',
            'Կինո ամբողջ երեկոյի համար',
          ),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'mediaTitle',
    customData: {
      title: text('Вечер начинается здесь', 'The evening begins here', 'Երեկոն սկսվում է այստեղ'),
      subtitle: text(
        'Большой экран там, где вы',
        'A big screen wherever you are',
        'Մեծ էկրան այնտեղ, ուր դուք եք',
      ),
    },
  },
  {
    type: 'custom_block',
    names: 'promoBanner',
    source: {
      kind: 'banners',
      banners: [
        {
          id: 'landing-promo',
          title: text(
            'Детективы за полцены',
            'Detectives at half the price',
            'Դետեկտիվներ կես գնով',
          ),
          subtitle: text('С пятницы на субботу', 'From Friday to Saturday', 'Ուրբաթից շաբաթ'),
          images: [{ $picture: 'backdrop-tri-versii-odnoy-nochi' }],
          color: '#1b2027',
          labels: [{ text: '−50 %', color: '#ff6a3d' }],
          age_level: { name: '16+' },
          target: screen('/promo_events/nochi-detektivov'),
          size: 'large',
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'promo_banner',
    source: {
      kind: 'banners',
      banners: [
        {
          id: 'landing-tea',
          title: text('Чай для долгих серий', 'Tea for long episodes', 'Թեյ երկար սերիաների համար'),
          subtitle: text('Заваривается к финалу', 'Ready by the finale', 'Պատրաստ է եզրափակչին'),
          images: [{ $picture: 'backdrop-solo-dlya-prachechnoy' }],
          color: '#3a2a1d',
          labels: [{ text: text('Реклама', 'Advertisement', 'Գովազդ'), color: '#ffffff' }],
          advertiser_info: {
            owner: text('ООО «Чайник»', 'Teapot LLC', '«Թեյնիկ» ՍՊԸ'),
            token: '2VtzqDemoTea',
            font_color: '#ffffff',
          },
          ad_pixel: {
            links: {
              show_url: { $party: 'ads/track?slot=preroll&event=impression&ad=tea' },
              click_url: { $party: 'ads/track?slot=preroll&event=click&ad=tea' },
            },
          },
          target: {
            type: 'blank',
            url: { $party: 'ads/landing?ad=tea' },
            title: text('Подробнее', 'More', 'Ավելին'),
          },
          size: 'medium',
        },
        {
          id: 'landing-gift',
          title: text('Подарите кино', 'Give films', 'Նվիրեք կինո'),
          images: [{ $picture: 'backdrop-subbota-ottsa' }],
          target: screen('/podarochnye-sertifikaty'),
          size: 'small',
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'promo_banner_v3',
    source: { kind: 'services', limit: 12 },
    customData: {
      title: text(
        'Все подписки рядом',
        'All subscriptions side by side',
        'Բոլոր բաժանորդագրությունները կողք կողքի',
      ),
      text: text(
        'Двенадцать знаков — одна оплата.',
        'Twelve signs, one payment.',
        'Տասներկու նշան, մեկ վճարում։',
      ),
      service_id: 'vse',
      backgrounds: [{ $picture: 'backdrop-chastota-devyat' }],
    },
  },
  {
    type: 'custom_block',
    names: 'promo_banner_v4',
    source: titles('tysyacha-stupeney-vniz', 'beyrutskiy-fotograf', 'chastota-devyat'),
    customData: {
      title: text('Три премьеры месяца', 'Three premieres of the month', 'Ամսվա երեք պրեմիերան'),
      banners: [
        {
          id: 'landing-festival',
          title: text(
            'Фестиваль немого кино',
            'The festival of silent film',
            'Համր կինոյի փառատոն',
          ),
          images: [{ $picture: 'backdrop-metropolis' }],
          target: screen('/promo_events/nedelya-nemogo-kino'),
          size: 'stretching',
        },
      ],
      label: text('Новинки', 'New', 'Նորույթներ'),
      buttons: [
        {
          type: 'target',
          title: text('Смотреть все', 'See all', 'Դիտել բոլորը'),
          target: screen('/collections/premiery-goda'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'promo_banner_sport',
    link: '/sport',
    customData: {
      title: text('Матч года', 'Match of the year', 'Տարվա խաղը'),
      subtitle: text('Прямой эфир', 'Live', 'Ուղիղ եթեր'),
      timer: {
        title: text('До свистка', 'Until the whistle', 'Մինչև սուլիչը'),
        end_date_time: { $inDays: 5 },
      },
      service_id: 'sport',
      backgrounds: [{ $picture: 'backdrop-futbol-na-snegu' }],
      buttons: [{ type: 'block_target', title: text('К спорту', 'To sport', 'Դեպի սպորտ') }],
    },
  },
  {
    type: 'custom_block',
    names: 'bannersServicesContent',
    source: {
      kind: 'banners',
      banners: [
        {
          id: 'services-kids',
          title: text('Детям', 'Kids', 'Երեխաներին'),
          images: [{ $picture: 'backdrop-kot-kapitan' }],
          target: screen('/kids'),
          size: 'small',
        },
        {
          id: 'services-sport',
          title: text('Спорт', 'Sport', 'Սպորտ'),
          images: [{ $picture: 'backdrop-finishnaya-pryamaya' }],
          target: screen('/sport'),
          size: 'small',
        },
        {
          id: 'services-karaoke',
          title: text('Караоке', 'Karaoke', 'Կարաոկե'),
          images: [{ $picture: 'backdrop-tantsuyut-pozharnye' }],
          target: screen('/karaoke'),
          size: 'small',
        },
        {
          id: 'services-all',
          title: text('Всё сразу', 'Everything at once', 'Ամեն ինչ միանգամից'),
          images: [{ $picture: 'backdrop-metropolis' }],
          target: screen('/services'),
          size: 'stretching',
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'button',
    link: '/services',
    customData: {
      buttons: [
        {
          type: 'block_target',
          title: text('Выбрать подписку', 'Choose a subscription', 'Ընտրել բաժանորդագրություն'),
        },
      ],
    },
  },
  {
    type: 'custom_block',
    names: 'promoDetails',
    customData: {
      title: text('Условия акции', 'Conditions of the offer', 'Ակցիայի պայմանները'),
      text: text(
        '<ul><li>Для новых подписчиков</li><li>Один раз на аккаунт</li><li>Дальше — обычная цена</li></ul>',
        '<ul><li>For new subscribers</li><li>Once per account</li><li>Then the usual price</li></ul>',
        '<ul><li>Նոր բաժանորդների համար</li><li>Մեկ անգամ յուրաքանչյուր հաշվի համար</li><li>Հետո՝ սովորական գինը</li></ul>',
      ),
    },
  },
  {
    type: 'custom_block',
    names: 'aboutService',
    customData: {
      title: text('О сервисе', 'About the service', 'Ծառայության մասին'),
      text: text(
        '<p>Онлайн-кинотеатр для тех, кто любит кино сильнее, чем новости о нём.</p>',
        '<p>An online cinema for those who love films more than news about them.</p>',
        '<p>Առցանց կինոթատրոն նրանց համար, ովքեր կինոն ավելի շատ են սիրում, քան դրա մասին նորությունները։</p>',
      ),
      logo: { $picture: 'poster-metropolis' },
    },
  },
  {
    type: 'custom_block',
    names: 'about_service',
    customData: {
      title: text('Что вы получаете', 'What you get', 'Ինչ եք ստանում'),
      cards: [
        {
          id: 'quality',
          title: text('Картинка до 4K', 'Picture up to 4K', 'Պատկեր՝ մինչև 4K'),
          features: [text('Где она есть', 'Where there is one', 'Որտեղ այն կա')],
        },
        {
          id: 'tracks',
          title: text('Две дорожки', 'Two sound tracks', 'Երկու ձայնուղի'),
          features: [text('Русская и английская', 'Russian and English', 'Ռուսերեն և անգլերեն')],
        },
        {
          id: 'offline',
          title: text('История и избранное', 'History and favourites', 'Պատմություն և ընտրյալներ'),
          features: [
            text(
              'У каждого профиля свои',
              'Each profile has its own',
              'Յուրաքանչյուր պրոֆիլ ունի իրենը',
            ),
          ],
        },
      ],
    },
  },
];
