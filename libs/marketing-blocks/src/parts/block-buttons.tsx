import { ActionLink } from '@foyer/ui/action-link';
import { buttons as buttonsStyle } from './block-buttons.css.ts';
import type { BlockButton } from './block-buttons.schema.ts';
import { InfoButton } from './info-button.tsx';

/** Props of {@link BlockButtons}. */
interface BlockButtonsProps {
  items: readonly BlockButton[];
  /** Whether the first one is what the page is for. @default false */
  isMain?: boolean;
}

/** The buttons of a block. A page has one main button, so most blocks have none. Nothing where there are no buttons. */
export function BlockButtons({ items, isMain = false }: BlockButtonsProps) {
  if (items.length === 0) return null;
  return (
    <div className={buttonsStyle}>
      {items.map(({ title, link, info, icon }, index) =>
        info ? (
          <InfoButton key={title} title={title} info={info} />
        ) : (
          link && (
            <ActionLink
              key={title}
              href={link.href}
              look={index === 0 && isMain ? 'primary' : 'plain'}
              {...(icon && { icon })}
            >
              {title}
            </ActionLink>
          )
        ),
      )}
    </div>
  );
}
