import { Icon } from '@foyer/ui/icon';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { words } from '../../parts/block-section.css.ts';
import { BlockSection } from '../../parts/block-section.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { card, cards as cardsStyle, label as labelStyle, name, note } from './cards.css.ts';
import type { CardsProps } from './cards.schema.ts';

/** Steps, devices or features side by side, each with its number or sign. */
export function Cards({ title, cards, buttons }: CardsProps) {
  return (
    <BlockSection title={title}>
      <ul className={cardsStyle}>
        {cards.map(({ id, title: heading, subtitle, text, label, icon }) => (
          <li key={id} className={card}>
            {label !== undefined && <span className={labelStyle}>{label}</span>}
            {icon && <Icon name={icon} />}
            <h3 className={name}>{heading}</h3>
            {subtitle !== undefined && <p className={note}>{subtitle}</p>}
            {text !== undefined && <div className={words}>{readHtml(text)}</div>}
          </li>
        ))}
      </ul>
      <BlockButtons items={buttons} />
    </BlockSection>
  );
}
