import type { TextKey } from '@foyer/ui/i18n';

interface FooterLink {
  id: string;
  key: TextKey;
  href: string;
}

/** The footer's links. Spec 2 §2 "Footer" */
export const footerLinks: readonly FooterLink[] = [
  { id: 'support', key: 'page.footer.support', href: '/support' },
  { id: 'faq', key: 'page.footer.faq', href: '/faq' },
  { id: 'promocode', key: 'page.footer.promocode', href: '/promocode' },
  { id: 'certificates', key: 'page.footer.certificates', href: '/podarochnye-sertifikaty' },
  { id: 'docs', key: 'page.footer.docs', href: '/docs' },
  { id: 'contacts', key: 'page.footer.contacts', href: '/contacts' },
];
