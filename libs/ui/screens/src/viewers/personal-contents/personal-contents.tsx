import { Icon, type IconName } from '@foyer/ui/icon';
import { useRowLook } from '../personal-page/use-row-look.ts';
import { drawn, draws } from '@foyer/ui/print/print.css';
import {
  contents,
  entry,
  entryNote,
  entrySign,
  entryTitle,
  entryValue,
  entryWords,
  sectionLink,
  sections as sectionsStyle,
} from './personal-contents.css.ts';

/** A section of the personal area. */
export interface PersonalSectionLink {
  id: string;
  title: string;
  href: string;
  icon: IconName;
  /** One line about what is in it. */
  note: string;
  /** Such as «2 новых». */
  value?: string | undefined;
}

/** Props of {@link PersonalContents}. */
export interface PersonalContentsProps {
  /** Names the navigation. */
  label: string;
  sections: readonly PersonalSectionLink[];
}

/** The contents page of the personal area: its sections, each with a line about it. */
export function PersonalContents({ label, sections }: PersonalContentsProps) {
  const look = useRowLook();
  return (
    <nav aria-label={label}>
      <ul className={contents[look]}>
        {sections.map(({ id, title, href, icon, note, value }) => (
          <li key={id}>
            <a className={`${entry[look]} ${draws}`} href={href}>
              {look === 'plate' && (
                <span className={entrySign}>
                  <Icon name={icon} size={28} />
                </span>
              )}
              <span className={entryWords}>
                <span className={entryTitle[look]}>
                  <span className={look === 'ruled' ? drawn : undefined}>{title}</span>
                  {value !== undefined && <span className={entryValue}>{value}</span>}
                </span>
                <span className={entryNote}>{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Props of {@link PersonalSections}. */
export interface PersonalSectionsProps extends PersonalContentsProps {
  /** The path in the address. */
  currentPath: string;
}

/** The sections beside a page of the area, in looks that have room for them; elsewhere the way back is the crumbs. */
export function PersonalSections({ label, sections, currentPath }: PersonalSectionsProps) {
  if (useRowLook() === 'ruled') return null;
  const isIn = (href: string) => currentPath === href || currentPath.startsWith(`${href}/`);
  return (
    <nav className={sectionsStyle} aria-label={label}>
      <ul>
        {sections.map(({ id, title, href, icon }) => (
          <li key={id}>
            <a
              className={sectionLink}
              href={href}
              aria-current={isIn(href) ? (currentPath === href ? 'page' : 'true') : undefined}
            >
              <Icon name={icon} size={20} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
