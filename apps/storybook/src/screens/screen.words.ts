import type { FooterGroup } from '@foyer/screens/footer';
import type { LanguageCode } from '@foyer/ui/languages';

/** Entries of the main menu, as the demo service gives them. */
export const menuWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  rus: ['Главная', 'Фильмы', 'Сериалы', 'ТВ', 'Детям', 'Спорт', 'Документальное', 'Караоке'],
  eng: ['Home', 'Films', 'Series', 'TV', 'Kids', 'Sport', 'Documentary', 'Karaoke'],
  hye: [
    'Գլխավոր',
    'Ֆիլմեր',
    'Սերիալներ',
    'Հեռուստատեսություն',
    'Երեխաներին',
    'Սպորտ',
    'Վավերագրական',
    'Կարաոկե',
  ],
};

const footerHrefs = [
  ['/support', '/contacts', '/docs'],
  ['/faq?selected=0', '/promocode', '/podarochnye-sertifikaty', '/smarttv'],
] as const;

const footerWords: Readonly<Record<LanguageCode, readonly (readonly [string, string[]])[]>> = {
  rus: [
    ['Поддержка', ['Написать нам', 'Контакты', 'Документы']],
    ['Помощь', ['Как войти', 'Ввести промокод', 'Подарочные сертификаты', 'На телевизоре']],
  ],
  eng: [
    ['Support', ['Write to us', 'Contacts', 'Documents']],
    ['Help', ['How to sign in', 'Enter a promo code', 'Gift certificates', 'On a TV']],
  ],
  hye: [
    ['Աջակցություն', ['Գրել մեզ', 'Կապ', 'Փաստաթղթեր']],
    [
      'Օգնություն',
      ['Ինչպես մուտք գործել', 'Մուտքագրել պրոմոկոդ', 'Նվեր սերտիֆիկատներ', 'Հեռուստացույցով'],
    ],
  ],
};

/** Link groups of the footer. */
export const footerOf = (language: LanguageCode): FooterGroup[] =>
  footerWords[language].map(([title, words], group) => ({
    title,
    links: words.map((word, index) => {
      const href = footerHrefs[group]?.[index] ?? '/';
      return { id: href, title: word, href };
    }),
  }));
