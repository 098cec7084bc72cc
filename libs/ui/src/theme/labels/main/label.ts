import type { Label } from '../../label.types.ts';

/** «Софит», the main label: a dark house, and one lamp. LABEL-004, LABEL-007 */
export const label: Label = {
  id: 'main',
  name: { rus: 'Софит', eng: 'Sofit', hye: 'Սոֆիտ' },
  domain: 'sofit.example',
  hosts: ['sofit.example', 'www.sofit.example', 'sofit.localhost', 'localhost', '127.0.0.1'],
  languages: ['rus', 'eng', 'hye'],
  defaultLanguage: 'rus',
  timeZone: 'Europe/Moscow',
  supportPhone: '8 800 000-00-00',
  // Reserved hosts: a demonstration sends nobody to a stranger's page.
  links: {
    social: {
      vk: 'https://vk.example/sofit',
      tg: 'https://t.example/sofit',
      yt: 'https://youtube.example/sofit',
      zen: 'https://dzen.example/sofit',
    },
    stores: {
      rustore: 'https://rustore.example/sofit',
      appgallery: 'https://appgallery.example/sofit',
      googleplay: 'https://play.example/sofit',
      appstore: 'https://apps.example/sofit',
    },
  },
  variants: {
    navigation: 'rail',
    hero: 'immersive',
    posterCard: 'bare',
    cards: 'lit',
    shelf: 'bleed',
    top10: 'numerals',
    filmPage: 'immersive',
    guide: 'timeline',
    footer: 'line',
    cookieNotice: 'pill',
    statePage: 'lamp',
    filters: 'chips',
    paging: 'endless',
    searchResults: 'shelves',
    dialog: 'card',
    toast: 'pill',
    playerSkin: 'glass',
    icons: 'phosphor',
    motion: 'soft',
  },
  features: { chat: true, androidBanner: true, topBanner: false, profiles: true },
  origins: { media: [], images: [], frames: [], links: [] },
  themeColor: '#07090C',
  colorScheme: 'dark',
};
