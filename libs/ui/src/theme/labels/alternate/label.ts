import type { Label } from '../../label.types.ts';

/** «Полоса», the alternate label: a film weekly you can play. LABEL-004, LABEL-007 */
export const alternateLabel: Label = {
  id: 'alternate',
  name: { rus: 'Полоса', eng: 'Polosa', hye: 'Պոլոսա' },
  domain: 'polosa.example',
  hosts: ['polosa.example', 'www.polosa.example', 'polosa.localhost'],
  languages: ['rus', 'eng', 'hye'],
  defaultLanguage: 'rus',
  timeZone: 'Europe/Moscow',
  supportPhone: '8 800 000-00-00',
  variants: {
    navigation: 'masthead',
    hero: 'editorial',
    posterCard: 'captioned',
    shelf: 'paged',
    top10: 'list',
    filmPage: 'article',
    footer: 'columns',
    statePage: 'proof',
    dialog: 'spread',
    playerSkin: 'print',
    icons: 'lucide',
    motion: 'flat',
  },
  features: { chat: false, androidBanner: false, topBanner: true },
  origins: { media: [], images: [], frames: [] },
  themeColor: '#F7F7F3',
  colorScheme: 'light',
  favicon: 'favicon.svg',
  socialPicture: 'social.jpg',
};
