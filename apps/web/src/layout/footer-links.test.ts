import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { footerGroups } from './footer-links.ts';

describe('footerGroups', () => {
  it.each([
    ['/promocode', 'FOOT-007'],
    ['/podarochnye-sertifikaty', 'FOOT-008'],
    ['/docs', 'FOOT-009'],
    ['/offer_recom.pdf', 'FOOT-010'],
    ['/smarttv', 'FOOT-011'],
    ['/faq?selected=0', 'FOOT-012'],
    ['/faq?selected=13', 'FOOT-013'],
  ])('lead to %s once [%s]', async (href) => {
    const { t } = await createTranslator('rus');
    const links = footerGroups(t).flatMap((group) => group.links);
    expect(links.filter((link) => link.href === href)).toHaveLength(1);
  });

  it('have words of their own in every language', async () => {
    for (const language of ['rus', 'eng', 'hye'] as const) {
      const { t } = await createTranslator(language);
      const words = footerGroups(t).flatMap(({ title, links }) => [
        title,
        ...links.map((link) => link.title),
      ]);
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => word.includes('page.footer'))).toEqual([]);
    }
  });
});
