import { useId } from 'react';
import { WordButton } from '../link/index.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { chips, head, heading as headingStyle, items as itemsStyle } from './chip-links.css.ts';

/** Props of {@link ChipLinks}. */
export interface ChipLinksProps {
  /** Such as «Недавно искали». */
  heading: string;
  items: readonly { id: string; title: string; href: string }[];
  /** A way to be rid of them, such as «Очистить». */
  action?: { title: string; onPress: () => void };
}

/** Short words that lead somewhere, such as recent and popular searches. Nothing where there are none. */
export function ChipLinks({ heading, items, action }: ChipLinksProps) {
  const skin = useFieldSkin();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={headingStyle}>
          {heading}
        </h2>
        {action && <WordButton onPress={action.onPress}>{action.title}</WordButton>}
      </div>
      <ul className={itemsStyle}>
        {items.map(({ id: itemId, title, href }) => (
          <li key={itemId}>
            <a className={chips[skin]} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
