import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { bringIntoView } from './bring-into-view.ts';
import { row, tab } from './tabs.css.ts';

/** Props of {@link TabLinks}. */
export interface TabLinksProps {
  /** The name of the navigation. */
  label: string;
  links: readonly { title: string; href: string }[];
  /** The `href` of the page one is on. */
  current: string;
}

/** Pages that read as parts of one: links that look like tabs, each with an address of its own. */
export function TabLinks({ label, links, current }: TabLinksProps) {
  const skin = useFieldSkin();
  return (
    <nav aria-label={label}>
      <ul className={row[skin]}>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a
              ref={href === current ? bringIntoView : null}
              className={tab[skin]}
              href={href}
              aria-current={href === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
