import { mediaItemFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { castGroups } from './cast-groups.ts';

describe('castGroups', () => {
  it('lists people trade by trade, and leaves out trades of nobody', async () => {
    const { t } = await createTranslator('rus', { segments: ['item'] });

    const groups = castGroups(mediaItemFixture, t);

    expect(
      groups.map(({ heading, persons }) => [
        heading,
        persons.map(({ href, part }) => [href, part]),
      ]),
    ).toEqual([
      ['Режиссура', [['/persons/fritz-lang', undefined]]],
      ['В\u00A0ролях', [['/persons/brigitte-helm', 'Мария']]],
    ]);
  });
});
