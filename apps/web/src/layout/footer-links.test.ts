import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { footerGroups } from './footer-links.ts';

const label = { links: { social: {}, stores: {} } };
const demo = { hasDemoPowers: true };

describe('footerGroups', () => {
  it('lead once to each address that the specification names [FOOT-007, FOOT-008, FOOT-009, FOOT-010, FOOT-011, FOOT-012, FOOT-013]', async () => {
    const { t } = await createTranslator('rus');

    const hrefs = footerGroups(t, label, demo).flatMap(({ links }) =>
      links.map(({ href }) => href),
    );

    const named = [
      '/docs',
      '/faq?selected=0',
      '/faq?selected=13',
      '/offer_recom.pdf',
      '/podarochnye-sertifikaty',
      '/promocode',
      '/smarttv',
    ];
    expect(hrefs.filter((href) => named.includes(href)).toSorted()).toEqual(named);
  });

  it('lead to the label’s own offer, and to the demo’s in a demo alone', async () => {
    const { t } = await createTranslator('rus');
    const offer = 'https://files.north.example/offer.pdf';
    const own = { links: { ...label.links, offer } };
    const offers = (...given: [typeof label, typeof demo]) =>
      footerGroups(t, ...given).flatMap(({ links }) =>
        links.filter(({ id }) => id === 'offer').map(({ href }) => href),
      );

    expect(offers(own, demo)).toEqual([offer]);
    expect(offers(own, { hasDemoPowers: false })).toEqual([offer]);
    expect(offers(label, { hasDemoPowers: false })).toEqual([]);
  });

  it('have words of their own in every language', async () => {
    for (const language of ['rus', 'eng', 'hye'] as const) {
      const { t } = await createTranslator(language);
      const words = footerGroups(t, label, demo).flatMap(({ title, links }) => [
        title,
        ...links.map((link) => link.title),
      ]);
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => word.includes('page.footer'))).toEqual([]);
    }
  });
});
