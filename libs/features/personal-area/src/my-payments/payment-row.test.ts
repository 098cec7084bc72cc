import { paymentFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { paymentRow } from './payment-row.ts';

const { t } = await createTranslator('rus', { segments: ['my'] });
const words = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;

describe('paymentRow', () => {
  it('says what was paid for, when, how and how much', () => {
    expect(paymentRow(paymentFixture, words)).toEqual({
      id: 'order-1',
      title: 'Кино',
      href: '/services/service-kino',
      notes: [
        '21\u00A0ноября\u00A02026 · Оплачено · Автоплатёж',
        'Мир •• 0004',
        'Чек № 2026-order-1, налог 22\u00A0%: 53,92\u00A0₽',
      ],
      value: '299\u00A0₽',
      isFaded: false,
      outside: {
        title: 'Чек',
        name: 'Чек: «Кино», 21\u00A0ноября\u00A02026',
        href: paymentFixture.receipt?.url,
      },
    });
  });

  it('has no link to a receipt that is no page, and none where there is no receipt', () => {
    const { receipt, ...bare } = paymentFixture;
    const run = receipt && { ...receipt, url: 'javascript:alert(1)' };

    expect([paymentRow({ ...bare, receipt: run }, words).outside]).toEqual([undefined]);
    expect(paymentRow(bare, words)).toMatchObject({
      notes: [expect.any(String), 'Мир •• 0004'],
    });
  });

  it('is shown on the day that it is where the account is', () => {
    const late = { ...paymentFixture, created_at: '2026-11-21T22:30:00.000Z' };

    expect(paymentRow(late, words).notes?.[0]).toMatch(/^22/);
    expect(paymentRow(late, { ...words, timeZone: 'UTC' }).notes?.[0]).toMatch(/^21/);
  });

  it('leads from a certificate that was paid to its code', () => {
    const gift = { ...paymentFixture, item: { type: 'certificate' as const, id: 'gift-500' } };

    expect(paymentRow({ ...gift, status: 'fulfilled' }, words).href).toBe(
      '/my/certificates?gift=order-1',
    );
    expect(paymentRow({ ...gift, status: 'wait_payment' }, words).href).toBeUndefined();
  });

  it('fades what did not come about, and leads nowhere from a present', () => {
    const refund = {
      ...paymentFixture,
      status: 'refunded' as const,
      item: { type: 'certificate' as const, id: '7' },
    };

    expect(paymentRow(refund, words)).toMatchObject({ href: undefined, isFaded: true });
  });
});
