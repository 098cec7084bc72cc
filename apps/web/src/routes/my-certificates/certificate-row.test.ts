import { certificateFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { certificateRow } from './certificate-row.ts';

const { t } = await createTranslator('rus', { segments: ['my'] });
const words = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;

const notesOf = (status: typeof certificateFixture.status) =>
  certificateRow({ ...certificateFixture, status, code: 'GIFT-7' }, words);

describe('certificateRow', () => {
  it('shows the code of a certificate that can be handed on, and its last day', () => {
    expect(notesOf('bought')).toMatchObject({
      notes: [
        'Не\u00A0использован',
        'Код GIFT-7',
        expect.stringMatching(/^Действует до\u00A0\d+\u00A0\p{L}+\u00A0\d{4}$/u),
      ],
      isFaded: false,
    });
  });

  it.each(['activated', 'given', 'expired'] as const)(
    'shows no code of one that is %s',
    (status) => {
      const { notes, isFaded } = notesOf(status);

      expect([notes?.length, isFaded]).toEqual([1, true]);
    },
  );
});
