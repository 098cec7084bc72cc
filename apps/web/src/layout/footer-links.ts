import type { FooterGroup } from '@foyer/screens/footer';
import type { TextKey, Translate } from '@foyer/ui/i18n';
import type { Label } from '@foyer/ui/theme';
import { sitePath, type StaticPath } from '@foyer/site-map';

interface FooterLink {
  id: string;
  key: TextKey;
  href: string;
}

/** What the web server serves with demo powers alone. */
const DEMO_OFFER = '/offer_recom.pdf';

/** Where a label's offer of recommendations is; nowhere for one without it, outside a demo. */
const offerOf = ({ links }: Pick<Label, 'links'>, hasDemoPowers: boolean): string | undefined =>
  links.offer ?? (hasDemoPowers ? DEMO_OFFER : undefined);

/** The footer's links inside the site, by group. Spec 2 §2 "Footer" */
const linksWith = (
  offer: string | undefined,
): readonly { key: TextKey; links: readonly FooterLink[] }[] => [
  {
    key: 'page.footer.support',
    links: [
      { id: 'support', key: 'page.footer.write', href: '/support' satisfies StaticPath },
      { id: 'contacts', key: 'page.footer.contacts', href: '/contacts' satisfies StaticPath },
      { id: 'docs', key: 'page.footer.docs', href: '/docs' },
      ...(offer === undefined
        ? []
        : [{ id: 'offer', key: 'page.footer.offer', href: offer } as const]),
    ],
  },
  {
    key: 'page.footer.help',
    links: [
      { id: 'signIn', key: 'page.footer.signIn', href: sitePath('/faq?selected=0') },
      { id: 'cancel', key: 'page.footer.cancel', href: sitePath('/faq?selected=13') },
      { id: 'promocode', key: 'page.footer.promocode', href: '/promocode' },
      { id: 'certificates', key: 'page.footer.certificates', href: '/podarochnye-sertifikaty' },
      { id: 'smarttv', key: 'page.footer.smarttv', href: '/smarttv' },
    ],
  },
];

/** The same in the language in force, as the footer takes them. */
export function footerGroups(
  t: Translate,
  label: Pick<Label, 'links'>,
  { hasDemoPowers }: { hasDemoPowers: boolean },
): readonly FooterGroup[] {
  return linksWith(offerOf(label, hasDemoPowers)).map(({ key, links }) => ({
    title: t(key),
    links: links.map(({ id, key: text, href }) => ({ id, title: t(text), href })),
  }));
}
