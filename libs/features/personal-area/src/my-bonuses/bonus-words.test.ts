import { bonusProgramFixture, bonusProgramsFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { bonusRow, bonusStatus } from './bonus-words.ts';

const { t } = await createTranslator('rus', { segments: ['my'] });
const words = { t, language: 'rus' } as const;

describe('bonusRow', () => {
  it('says how the account stands with each program, and its points [BONUS-005]', () => {
    const rows = bonusProgramsFixture.items.map((program) => bonusRow(program, words));

    expect(rows.map(({ href, notes, value }) => [href, notes, value])).toEqual([
      ['/my/bonuses/bonus-svet', ['Вы не\u00A0участвуете'], undefined],
      ['/my/bonuses/bonus-aurora', ['Заявка рассматривается'], undefined],
      ['/my/bonuses/bonus-pochta', ['Вы участвуете'], '620\u00A0баллов'],
    ]);
  });

  it('has words for a status that is new, and for one that objects inherit [BONUS-005]', () => {
    expect(
      ['frozen', 'constructor'].map((status) => bonusStatus({ ...bonusProgramFixture, status }, t)),
    ).toEqual(['Статус уточняется', 'Статус уточняется']);
  });
});
