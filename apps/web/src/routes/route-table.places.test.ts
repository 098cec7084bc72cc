import { describe, expect, it } from 'vitest';
import { nameAt, routeAt } from './route-matching.fixtures.ts';

describe('personal area', () => {
  it('has its home [ROUTE-043]', () => expect(nameAt('/my')).toBe('my'));

  it.each([
    ['/my/bonuses', 'my-bonuses'],
    ['/my/bonuses/7', 'my-bonus'],
    ['/my/random', 'my-random'],
    ['/my/collection', 'my-collection'],
    ['/my/devices', 'my-devices'],
  ])('has %s [ROUTE-044, ROUTE-045, ROUTE-046, ROUTE-047, ROUTE-048]', (address, name) => {
    expect(nameAt(address)).toBe(name);
  });

  it.each([
    ['/my/payments_and_services', 'my-purchases'],
    ['/my/payments_and_services/payments', 'my-payments'],
    ['/my/payments_and_services/services', 'my-services'],
    ['/my/positions', 'my-positions'],
    ['/my/settings', 'my-settings'],
    ['/my/certificates', 'my-certificates'],
  ])(
    'has %s [ROUTE-049, ROUTE-050, ROUTE-051, ROUTE-052, ROUTE-053, ROUTE-054]',
    (address, name) => {
      expect(nameAt(address)).toBe(name);
    },
  );

  it.each([
    ['/my/profiles/7', 'my-profile'],
    ['/my/profiles/7/channels', 'my-profile-channels'],
    ['/my/journal', 'my-journal'],
    ['/my/journal/messages', 'my-messages'],
    ['/my/journal/polls', 'my-polls'],
    ['/my/reminders', 'my-reminders'],
  ])(
    'has %s [ROUTE-055, ROUTE-056, ROUTE-057, ROUTE-058, ROUTE-059, ROUTE-060]',
    (address, name) => {
      expect(nameAt(address)).toBe(name);
    },
  );
});

describe('embedded pages', () => {
  it('sell, take promo codes and show channels [ROUTE-003, ROUTE-069, ROUTE-070]', () => {
    expect(nameAt('/embed/buy')).toBe('purchase-variants-embed');
    expect(nameAt('/embed/promocode')).toBe('promo-code-embed');
    expect(nameAt('/embed/tv/7')).toBe('channel-embed');
  });

  it.each(['/embed/vod', '/embed'])(
    'play a video below %s with up to two parents, or its trailer [ROUTE-071, ROUTE-072, ROUTE-073]',
    (start) => {
      const params = { series_id: '5', season_id: '6', id: '7' };
      expect(routeAt(`${start}/7`)).toMatchObject({ name: 'video-embed', params: { id: '7' } });
      expect(routeAt(`${start}/5/7`)).toMatchObject({ name: 'video-embed', params: { id: '7' } });
      expect(routeAt(`${start}/5/6/7`)).toMatchObject({ name: 'video-embed', params });
      expect(routeAt(`${start}/7/trailer`)).toMatchObject({ params: { id: '7' } });
      expect(routeAt(`${start}/5/6/7/trailer`)).toMatchObject({ name: 'video-embed', params });
    },
  );
});

describe('pages of their own kind', () => {
  it.each([
    ['/variants', 'purchase-variants'],
    ['/alice/auth', 'voice-assistant'],
    ['/pay', 'payment'],
    ['/omnichat/7/trailer', 'chat-trailer'],
    ['/test_avod_player', 'test-player'],
    ['/geoblock', 'geoblock'],
  ])(
    'are found at %s [ROUTE-002, ROUTE-067, ROUTE-068, ROUTE-074, ROUTE-077, ROUTE-085]',
    (address, name) => {
      expect(nameAt(address)).toBe(name);
    },
  );

  it('have sign-in at both of its addresses [ROUTE-075, ROUTE-076]', () => {
    expect(nameAt('/auth')).toBe('sign-in');
    expect(nameAt('/authentication')).toBe('sign-in');
  });
});

describe('layout', () => {
  it('stands around ordinary pages only [SHELL-001]', () => {
    const page = 'layout/page.layout.tsx';
    expect(routeAt('/').layout).toBe(page);
    expect(routeAt('/movies/mayak').layout).toBe(page);
    expect(routeAt('/no/such/page').layout).toBe(page);
    expect(routeAt('/movies/mayak/player').layout).toBeUndefined();
    expect(routeAt('/pay').layout).toBe('layout/bare.layout.tsx');
  });
});
