import { certificateFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it, vi } from 'vitest';
import { certificateRow } from './certificate-row.ts';

const { t } = await createTranslator('rus', { segments: ['my'] });
const words = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;

const show = vi.fn();
const rowOf = (status: typeof certificateFixture.status) =>
  certificateRow({ ...certificateFixture, status }, words, show);

describe('certificateRow', () => {
  it('leads from a certificate that can be handed on to its code, and says its last day', () => {
    const row = rowOf('bought');

    expect(row).toMatchObject({
      href: '/my/certificates?gift=certificate-1',
      notes: [
        'Не\u00A0использован',
        expect.stringMatching(/^Действует до\u00A0\d+\u00A0\p{L}+\u00A0\d{4}$/u),
      ],
      isFaded: false,
    });
    row.action?.onPress();
    expect(show.mock.calls).toEqual([['certificate-1']]);
  });

  it.each(['activated', 'given', 'expired'] as const)(
    'leads nowhere from one that is %s, and says so',
    (status) => {
      const { notes, isFaded, href, action } = rowOf(status);

      expect([notes?.length, isFaded, href, action]).toEqual([1, true, undefined, undefined]);
    },
  );
});
