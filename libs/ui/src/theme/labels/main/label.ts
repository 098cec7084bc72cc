import type { Label } from '../../label.types.ts';

/** «Софит», the main label: a dark house, and one lamp. LABEL-004, LABEL-007 */
export const mainLabel: Label = {
  id: 'main',
  name: { rus: 'Софит', eng: 'Sofit', hye: 'Սոֆիտ' },
  domain: 'sofit.example',
  hosts: ['sofit.example', 'www.sofit.example', 'sofit.localhost', 'localhost', '127.0.0.1'],
  languages: ['rus', 'eng', 'hye'],
  defaultLanguage: 'rus',
  timeZone: 'Europe/Moscow',
  supportPhone: '8 800 000-00-00',
  variants: {
    navigation: 'rail',
    hero: 'immersive',
    posterCard: 'bare',
    shelf: 'bleed',
    top10: 'numerals',
    filmPage: 'immersive',
    footer: 'line',
    statePage: 'lamp',
    dialog: 'card',
    playerSkin: 'glass',
    icons: 'phosphor',
    motion: 'soft',
  },
  features: { chat: true, androidBanner: true, topBanner: false },
  origins: { media: [], images: [], frames: [] },
  themeColor: '#07090C',
  colorScheme: 'dark',
  favicon: 'favicon.svg',
  socialPicture: 'social.jpg',
};
