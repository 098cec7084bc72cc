import { afterEach, describe, expect, it } from 'vitest';
import { framedWindow } from './parent-window.fixtures.ts';
import { openParentWindow, type ParentEvent, type ParentWindow } from './parent-window.ts';
import { withPartnerId } from './partner-id.ts';

const origin = 'https://partner.example';
const answer = { source: 'foyer', version: 1, event: 'set_partner_id', partner_id: 'kino-7' };
const envelope = { source: 'foyer', version: 1, content_id: 'metropolis' };
const adAddress = 'https://ads.example/vast';

let opened: ParentWindow | undefined;

function open({ origins = [origin], ...framed }: { origins?: string[]; isListed?: boolean } = {}) {
  const page = framedWindow({ origin, ...framed });
  const heard: ParentEvent[] = [];
  opened = openParentWindow({
    contentId: 'metropolis',
    origins,
    onEvent: (event) => heard.push(event),
    view: page.view,
  });
  return { ...page, heard, opened };
}

afterEach(() => opened?.close());

describe('openParentWindow', () => {
  it('asks for the partner first, of the allowed origin alone [EMBED-001, EMBED-011]', () => {
    expect(open().posted).toEqual([[{ ...envelope, event: 'get_partner_id' }, origin]]);
  });

  it('knows the page by who referred where the browser has no list of pages around', () => {
    expect(open({ isListed: false }).posted).toMatchObject([[{ event: 'get_partner_id' }, origin]]);
  });

  it('says and hears nothing in a page of another origin', async () => {
    const { opened: link, posted, say, heard } = open({ origins: ['https://other.example'] });
    say(answer);

    expect([link, posted, heard]).toEqual([undefined, [], []]);
    expect(await withPartnerId(adAddress)).toBe(adAddress);
  });

  it('says nothing where it stands in no page', () => {
    const { view } = framedWindow({ origin });
    Object.defineProperty(view, 'parent', { value: view });

    expect(openParentWindow({ contentId: 'metropolis', origins: [origin], view })).toBeUndefined();
  });

  it('puts all that it tells into an envelope with the title [EMBED-001]', () => {
    const { opened: link, posted } = open();
    link?.tell({ event: 'ad_error', duration: 15 });

    expect(posted.at(-1)).toEqual([{ ...envelope, event: 'ad_error', duration: 15 }, origin]);
  });

  it.each([
    ['an object', answer],
    ['a text', JSON.stringify(answer)],
  ])('takes the partner from %s into ad requests [EMBED-013]', async (_kind, data) => {
    const { say, heard } = open();
    say(data);

    expect(heard).toEqual([answer]);
    expect(await withPartnerId(adAddress)).toBe(`${adAddress}?partner_id=kino-7`);
  });

  it('hears neither other windows nor other origins', () => {
    const { say, heard } = open();
    say(answer, { source: {} });
    say(answer, { origin: 'https://other.example' });

    expect(heard).toEqual([]);
  });

  it.each([
    ['a broken text', '{"source":"foyer"'],
    ['a text that is none of ours', '"hello"'],
    ['nothing', null],
    ['an unknown event', { ...answer, event: 'play' }],
    ['a partner that would change the address', { ...answer, partner_id: 'a&b=c' }],
    ['a partner that is a script', { ...answer, partner_id: '<script>hostile()</script>' }],
    ['an address that runs', 'javascript:hostile()'],
    ['a prototype', JSON.parse('{"__proto__":{"source":"foyer","event":"set_partner_id"}}')],
  ])('turns %s into an error event [EMBED-014]', (_kind, data) => {
    const { say, heard } = open();
    say(data);

    expect(heard).toEqual([{ event: 'error', reason: 'unparsable', data }]);
  });

  it('forgets the partner with the page, and hears no more', async () => {
    const { say, heard, opened: link } = open();
    say(answer);
    link?.close();
    say(answer);

    expect(heard).toHaveLength(1);
    expect(await withPartnerId(adAddress)).toBe(adAddress);
  });
});
