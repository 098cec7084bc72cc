import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FoyerOptions, mountFoyer, type MountedFoyer } from './mount-foyer.ts';
import { playerMessages } from './protocol.fixtures.ts';
import type { PlayerMessage } from './protocol.ts';

const origin = 'https://sofit.example';
const [start] = playerMessages;
const asks = { ...start, event: 'get_partner_id' };

let mounted: MountedFoyer | undefined;
let place: HTMLElement;

function mount(options: Partial<FoyerOptions> = {}) {
  const heard: PlayerMessage[] = [];
  mounted = mountFoyer(place, {
    origin,
    path: '/embed/vod/metropolis',
    onEvent: (message) => heard.push(message),
    ...options,
  });
  const { iframe } = mounted;
  const post = vi.fn<(message: unknown, target: string) => void>();
  const view = { postMessage: post } as unknown as Window;
  Object.defineProperty(iframe, 'contentWindow', { value: view });
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? origin });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : view });
    window.dispatchEvent(event);
  };
  return { ...mounted, heard, post, say };
}

beforeEach(() => {
  // Outside the document, where a frame loads nothing.
  place = document.createElement('div');
});

afterEach(() => mounted?.destroy());

describe('mountFoyer', () => {
  it('makes a frame that may play, and that says where it stands', () => {
    const { iframe } = mount({ title: 'Метрополис' });

    expect(place.firstElementChild).toBe(iframe);
    expect({
      src: iframe.src,
      title: iframe.title,
      referrerPolicy: iframe.referrerPolicy,
      allow: iframe.allow.split('; '),
    }).toEqual({
      src: 'https://sofit.example/embed/vod/metropolis',
      title: 'Метрополис',
      referrerPolicy: 'strict-origin-when-cross-origin',
      allow: ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'],
    });
  });

  it.each([
    '//other.example/embed/1',
    'https://other.example/embed/1',
    String.raw`/\other.example`,
  ])('refuses a path that leads elsewhere: %s', (path) => {
    expect(() => mountFoyer(place, { origin, path })).toThrow(TypeError);
    expect(place.childElementCount).toBe(0);
  });

  it('tells of the player’s messages in their order', () => {
    const { say, heard } = mount();

    for (const message of playerMessages) say(message);

    expect(heard).toEqual(playerMessages);
  });

  it('hears no other origin, no other window and nothing malformed', () => {
    const { say, heard } = mount();

    say(start, { origin: 'https://other.example' });
    say(start, { source: window });
    say(start, { source: null });
    say({ ...start, event: 'unheard-of' });
    say('playback_start');

    expect(heard).toEqual([]);
  });

  it('answers who the partner is, to the site alone [EMBED-011, EMBED-013]', () => {
    const { say, post } = mount({ partnerId: 'kino-7' });
    expect(post).not.toHaveBeenCalled();

    say(asks);

    expect(post.mock.calls).toEqual([
      [{ source: 'foyer', version: 1, event: 'set_partner_id', partner_id: 'kino-7' }, origin],
    ]);
  });

  it('tells a partner that is known later, once the player has asked', () => {
    const { say, post, setPartnerId } = mount();
    setPartnerId('early');
    expect(post).not.toHaveBeenCalled();

    say(asks);
    setPartnerId('late');

    expect(post.mock.calls.map(([message]) => message)).toMatchObject([
      { partner_id: 'early' },
      { partner_id: 'late' },
    ]);
  });

  it('leaves nothing behind', () => {
    const { say, heard, destroy } = mount();

    destroy();
    say(start);

    expect([place.childElementCount, heard]).toEqual([0, []]);
  });
});
