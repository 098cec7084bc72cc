import type { Settings } from './settings.ts';

/**
 * What the demo sets for its labels, as an operator would in a file: `SITE_SETTINGS`. docs/how-to/configure.md
 *
 * @param hasAdvertising - Whether players show advertisements of the demo's ad server.
 */
export function demoSettings(
  { partiesPort }: Pick<Settings, 'partiesPort'>,
  hasAdvertising: boolean,
): string {
  const colors = { bg: '#0a5a40', text: '#ffffff', btn_bg: '#ffffff', btn_text: '#14140f' };
  const teleport = { tracker: `ws://localhost:${partiesPort}/tracker` };
  const payment_origins = [`http://localhost:${partiesPort}`];
  const ad_pixels = { origins: payment_origins };
  const advertising = hasAdvertising
    ? {
        origins: payment_origins,
        verification_vendors: ['foyer.example-omid'],
        pause_banner: true,
      }
    : undefined;
  return JSON.stringify({
    main: {
      payment_origins,
      ad_pixels,
      advertising,
      cookie_info_exemptions: ['/offer'],
      external_advertising_exemptions: ['/kids'],
      chat: { url: `http://localhost:${partiesPort}/chat/widget.js`, channel: 7 },
      teleport,
    },
    alternate: {
      payment_origins,
      ad_pixels,
      advertising,
      teleport,
      cookie_info_exemptions: ['/offer'],
      top_info_params: {
        mediaView: {
          pages: ['/'],
          onlyNotAuth: true,
          colors,
          text: {
            rus: 'Семь дней кино — бесплатно',
            eng: 'Seven days of films for free',
            hye: 'Յոթ օր կինո՝ անվճար',
          },
          target: {
            url: '/services',
            text: { rus: 'Подробнее', eng: 'Learn more', hye: 'Մանրամասն' },
          },
        },
        mediaItems: {
          pages: ['/movies'],
          param_name: 'from',
          param_val: 'armfilm',
          colors,
          text: {
            rus: 'Неделя армянского кино',
            eng: 'A week of Armenian films',
            hye: 'Հայկական կինոյի շաբաթ',
          },
          target: { url: '/collections', text: { rus: 'Смотреть', eng: 'Watch', hye: 'Դիտել' } },
        },
      },
    },
  });
}
