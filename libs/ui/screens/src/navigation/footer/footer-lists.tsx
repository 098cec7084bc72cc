import type { ReactNode } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import type { FooterGroup, FooterProps } from './footer.types.ts';
import { outsideGroups, type OutsideLink } from './outside-links.ts';

/** A group of links, whichever way they lead. */
interface ShownGroup extends Omit<FooterGroup, 'links'> {
  links: readonly OutsideLink[];
}

/** Every group of the footer: the page's, with the phone of support in the first, and the label's own. */
export function useFooterGroups(groups: FooterProps['groups']): readonly ShownGroup[] {
  const t = useTranslate();
  const { links, supportPhone } = useLabel();
  const phone = {
    id: 'phone',
    title: supportPhone,
    href: `tel:${supportPhone.replace(/[^\d+]/gu, '')}`,
  };
  return [
    ...groups.map((group, index) =>
      index === 0 ? { ...group, links: [phone, ...group.links] } : group,
    ),
    ...outsideGroups(links, t),
  ];
}

/** The site in each language, as links. */
export function FooterLanguages({
  languages,
  className,
  linkClassName,
  wrap = (text) => text,
}: {
  languages: FooterProps['languages'];
  className: string;
  linkClassName: string;
  /** Puts a label's own element round the name. */
  wrap?: (text: string) => ReactNode;
}) {
  const t = useTranslate();
  return (
    <ul className={className} aria-label={t('shell.language')}>
      {languages.map(({ code, label, tag, href, isCurrent }) => (
        <li key={code}>
          <a
            className={linkClassName}
            href={href}
            lang={tag}
            hrefLang={tag}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {wrap(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
