import { FloatingFocusManager, type Placement } from '@floating-ui/react';
import { useId, type ReactNode } from 'react';
import type { TriggerProps } from '../popover/trigger.types.ts';
import { MenuRow, type MenuRowProps } from './menu-row.tsx';
import { heading, menu, section as sectionStyle } from './menu.css.ts';
import type { MenuEntry, MenuSection } from './menu.types.ts';
import { useMenu } from './use-menu.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  sections: readonly MenuSection[];
  /** Draws what opens it; the props go on a native button, whose name is the menu's. */
  trigger: (props: TriggerProps) => ReactNode;
  /** @default 'bottom-start' */
  placement?: Placement;
}

/** A button and the list of what it offers. An entry that is taken closes the menu. */
export function Menu({ sections, trigger, placement = 'bottom-start' }: MenuProps) {
  const id = useId();
  const entries = sections.flatMap((section) => section.entries);
  const { context, isOpen, close, setReference, panelProps, ...props } = useMenu(
    entries,
    placement,
  );
  const take = (entry: MenuEntry) => {
    if (entry.isDisabled) return;
    close();
    if ('onPress' in entry) entry.onPress();
  };

  return (
    <>
      {trigger({ ...props.getReferenceProps(), ref: setReference } as TriggerProps)}
      {isOpen && (
        <FloatingFocusManager context={context} modal={false}>
          <div {...props.getFloatingProps()} {...panelProps} className={menu}>
            {sections.map((section) => (
              <fieldset
                key={section.id}
                className={sectionStyle}
                aria-labelledby={section.title && `${id}-${section.id}`}
              >
                {section.title && (
                  <div id={`${id}-${section.id}`} className={heading} role="presentation">
                    {section.title}
                  </div>
                )}
                {section.entries.map((entry) => (
                  <MenuRow
                    key={entry.id}
                    item={entry}
                    rowProps={
                      props.getEntryProps(entries.indexOf(entry), () =>
                        take(entry),
                      ) as MenuRowProps['rowProps']
                    }
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </FloatingFocusManager>
      )}
    </>
  );
}
