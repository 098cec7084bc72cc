import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FoyerPurchaseOptions, type MountedPurchase, mountFoyerPurchase } from './purchase.ts';
import { purchaseMessages } from './purchase-protocol.fixtures.ts';
import type { PurchaseMessage } from './purchase-protocol.ts';

const origin = 'https://sofit.example';

let mounted: MountedPurchase | undefined;
let place: HTMLElement;

function mount(options: Partial<FoyerPurchaseOptions> = {}) {
  const heard: PurchaseMessage[] = [];
  mounted = mountFoyerPurchase(place, {
    origin,
    item: { type: 'service', id: 'kino' },
    onEvent: (message) => heard.push(message),
    ...options,
  });
  const view = {} as Window;
  Object.defineProperty(mounted.iframe, 'contentWindow', { value: view });
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? origin });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : view });
    window.dispatchEvent(event);
  };
  return { ...mounted, heard, say };
}

beforeEach(() => {
  // Outside the document, where a frame loads nothing.
  place = document.createElement('div');
});

afterEach(() => mounted?.destroy());

describe('mountFoyerPurchase', () => {
  it('C25: makes a frame of the item, which may do nothing more and says where it stands [PAY-035]', () => {
    const { iframe } = mount({ seqId: 'a&b', sessionId: '7', title: 'Кино' });

    expect([iframe.src, iframe.title, iframe.allow, iframe.referrerPolicy]).toEqual([
      `${origin}/embed/buy?item_type=service&item_id=kino&seq_id=a%26b&session_id=7`,
      'Кино',
      '',
      'strict-origin-when-cross-origin',
    ]);
    expect(mount().iframe.src).toBe(`${origin}/embed/buy?item_type=service&item_id=kino`);
  });

  it('C25: tells of the messages in their order, and gives the page its room [PAY-035]', () => {
    const { say, heard, iframe } = mount();
    expect(iframe.style.height).toBe('600px');

    for (const message of purchaseMessages) say(message);

    expect(heard).toEqual(purchaseMessages);
    expect(iframe.style.height).toBe('840px');
    say({ ...purchaseMessages[3], height: 20 });
    expect(iframe.style.height).toBe('600px');
  });

  it('C25: hears no other origin, no other window and nothing malformed [PAY-035]', () => {
    const { say, heard } = mount();
    const [started] = purchaseMessages;

    say(started, { origin: 'https://other.example' });
    say(started, { source: window });
    say(started, { source: null });
    say({ ...started, event: 'unheard-of' });

    expect(heard).toEqual([]);
  });

  it('leaves nothing behind', () => {
    const { say, heard, destroy } = mount();

    destroy();
    say(purchaseMessages[0]);

    expect([place.childElementCount, heard]).toEqual([0, []]);
  });
});
