import { personPageFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { personInput } from './person-input.ts';
import { personProps } from './person-props.ts';

async function propsOf(changed: Partial<typeof personPageFixture>, query = '') {
  const { t } = await createTranslator('rus', { segments: ['item'] });
  const input = personInput('brigitte-helm', new URLSearchParams(query));
  return personProps({ ...personPageFixture, ...changed }, input, t);
}

describe('personProps', () => {
  it('says what somebody does, and leads to their titles', async () => {
    const { trades, titles, filters, moreHref } = await propsOf({});

    expect([trades, titles.map(({ href }) => href), filters, moreHref]).toEqual([
      'актёр',
      ['/movies/metropolis'],
      [],
      undefined,
    ]);
  });

  it('offers to see one trade alone, and keeps it in what follows', async () => {
    const { filters, current, moreHref } = await propsOf(
      { roles: ['director', 'actor'], next_cursor: 'YQ' },
      'role=actor',
    );

    expect(filters.map(({ href }) => href)).toEqual([
      '/persons/brigitte-helm',
      '/persons/brigitte-helm?role=director',
      '/persons/brigitte-helm?role=actor',
    ]);
    expect([current, moreHref]).toEqual([
      '/persons/brigitte-helm?role=actor',
      '/persons/brigitte-helm?role=actor&after=YQ',
    ]);
  });
});

describe('personInput', () => {
  it('takes no trade that does not exist', () => {
    const input = personInput('x', new URLSearchParams('role=king'));

    expect(input).toEqual({ idOrSlug: 'x', limit: 60 });
  });
});
