import type { FooterGroup } from './footer.types.ts';

/** Links of the footer as the site has them. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Поддержка',
    links: [
      { id: 'support', title: 'Написать нам', href: '/support' },
      { id: 'contacts', title: 'Контакты', href: '/contacts' },
      { id: 'docs', title: 'Документы', href: '/docs' },
      { id: 'offer', title: 'Оферта рекомендаций', href: '/offer_recom.pdf' },
    ],
  },
  {
    title: 'Помощь',
    links: [
      { id: 'signIn', title: 'Как войти', href: '/faq?selected=0' },
      { id: 'cancel', title: 'Как отменить подписку', href: '/faq?selected=13' },
      { id: 'promocode', title: 'Ввести промокод', href: '/promocode' },
      { id: 'certificates', title: 'Подарочные сертификаты', href: '/podarochnye-sertifikaty' },
      { id: 'smarttv', title: 'Смарт-ТВ', href: '/smarttv' },
    ],
  },
];

/** The same in Armenian. */
export const armenianFooterGroups: readonly FooterGroup[] = [
  {
    title: 'Աջակցություն',
    links: [
      { id: 'support', title: 'Գրել մեզ', href: '/support' },
      { id: 'contacts', title: 'Կապ', href: '/contacts' },
      { id: 'docs', title: 'Փաստաթղթեր', href: '/docs' },
    ],
  },
  {
    title: 'Օգնություն',
    links: [
      { id: 'cancel', title: 'Ինչպես չեղարկել բաժանորդագրությունը', href: '/faq?selected=13' },
      { id: 'promocode', title: 'Մուտքագրել պրոմոկոդ', href: '/promocode' },
    ],
  },
];
