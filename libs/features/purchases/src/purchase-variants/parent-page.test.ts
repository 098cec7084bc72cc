import { purchaseMessageSchema } from '@foyer/embed-sdk/purchase-protocol';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parentPage, type PurchaseNews } from './parent-page.ts';

const origin = 'https://partner.example';
const item = { itemId: 'kino', itemType: 'service' } as const;
const news: PurchaseNews[] = [
  { event: 'started' },
  { event: 'done' },
  { event: 'closed' },
  { event: 'height', height: 840 },
];

/** A window in a page of the partner. */
function framed(isFramed = true) {
  const posted: [message: unknown, target: string][] = [];
  const parent = { postMessage: (...sent: [unknown, string]) => void posted.push(sent) };
  const view = { location: { ancestorOrigins: [origin] }, document: { referrer: '' } };
  return { posted, view: Object.assign(view, { parent: isFramed ? parent : view }) as never };
}

describe('parentPage', () => {
  it('C25: speaks to the origin that the operator has named alone, and by the protocol [PAY-035]', () => {
    const { posted, view } = framed();
    const tell = parentPage(item, [origin], view);

    for (const one of news) tell?.(one);

    expect(posted.map(([, target]) => target)).toEqual(news.map(() => origin));
    expect(posted.filter(([message]) => !is(purchaseMessageSchema, message))).toEqual([]);
    expect(posted[0]?.[0]).toEqual({
      source: 'foyer',
      version: 1,
      item_type: 'service',
      item_id: 'kino',
      event: 'started',
    });
  });

  it('C25: says nothing to a page of another origin, and nothing to itself [PAY-035]', () => {
    const hostile = framed();

    expect(parentPage(item, ['https://other.example'], hostile.view)).toBeUndefined();
    expect(parentPage(item, [origin], framed(false).view)).toBeUndefined();
    expect(hostile.posted).toEqual([]);
  });
});
