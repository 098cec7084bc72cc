import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { promoAction, promoPeriod } from './promo-event-summary.ts';

describe('promoPeriod', () => {
  it('names the last day while the event runs, and says when it is over', async () => {
    const { t } = await createTranslator('rus', { segments: ['browse'] });
    const texts = { t, language: 'rus' } as const;

    expect(promoPeriod({ end_date: '2029-12-31', is_over: false }, texts)).toBe(
      'До 31\u00A0декабря\u00A02029',
    );
    expect(promoPeriod({ end_date: '2026-09-30', is_over: true }, texts)).toBe('Завершена');
  });
});

describe('promoAction', () => {
  it('leads to a page of the site, to an address outside it, or nowhere', () => {
    expect(promoAction({ target: { type: 'screen', title: 'К фильмам', link: 'movies' } })).toEqual(
      {
        title: 'К фильмам',
        href: '/movies',
      },
    );
    expect(promoAction({ target: { type: 'blank', url: 'https://sofit.example/a' } })).toEqual({
      title: undefined,
      href: 'https://sofit.example/a',
    });
    expect(promoAction({})).toBeUndefined();
  });
});
