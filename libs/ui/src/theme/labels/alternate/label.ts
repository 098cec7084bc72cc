import type { Label } from '../../label.types.ts';

/** «Полоса», the alternate label: a film weekly you can play. LABEL-004, LABEL-007 */
export const label: Label = {
  id: 'alternate',
  name: { rus: 'Полоса', eng: 'Polosa', hye: 'Պոլոսա' },
  domain: 'polosa.example',
  hosts: ['polosa.example', 'www.polosa.example', 'polosa.localhost'],
  languages: ['rus', 'eng', 'hye'],
  defaultLanguage: 'rus',
  timeZone: 'Europe/Moscow',
  supportPhone: '8 800 000-00-00',
  // Reserved hosts: a demonstration sends nobody to a stranger's page.
  links: {
    social: {
      vk: 'https://vk.example/polosa',
      tg: 'https://t.example/polosa',
      yt: 'https://youtube.example/polosa',
      zen: 'https://dzen.example/polosa',
    },
    stores: {
      rustore: 'https://rustore.example/polosa',
      appgallery: 'https://appgallery.example/polosa',
      googleplay: 'https://play.example/polosa',
      appstore: 'https://apps.example/polosa',
    },
  },
  variants: {
    navigation: 'masthead',
    hero: 'editorial',
    posterCard: 'captioned',
    cards: 'print',
    shelf: 'paged',
    top10: 'list',
    filmPage: 'article',
    guide: 'listing',
    footer: 'columns',
    cookieNotice: 'rule',
    statePage: 'proof',
    filters: 'words',
    paging: 'pages',
    searchResults: 'index',
    dialog: 'spread',
    toast: 'strip',
    playerSkin: 'print',
    icons: 'lucide',
    motion: 'flat',
  },
  features: { chat: false, androidBanner: false, topBanner: true, profiles: true },
  origins: { media: [], images: [], frames: [], links: [] },
  themeColor: '#F7F7F3',
  colorScheme: 'light',
};
