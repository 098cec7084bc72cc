import type { HTMLAttributes, KeyboardEvent, RefCallback } from 'react';
import { Icon } from '../icon/index.ts';
import { check, detail, entry, title } from './menu.css.ts';
import type { MenuEntry } from './menu.types.ts';

/** Props of {@link MenuRow}. */
export interface MenuRowProps {
  item: MenuEntry;
  /** From the menu: how the row is reached. */
  rowProps: HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };
}

const roles = { one: 'menuitemradio', many: 'menuitemcheckbox' } as const;

/** Space takes a link of a menu as it takes a button. */
const takeBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** One row of a menu: a link or a button. */
export function MenuRow({ item, rowProps }: MenuRowProps) {
  const { choice, isDisabled = false, tone = 'normal' } = item;
  const shared = {
    ...rowProps,
    role: choice ? roles[choice.kind] : 'menuitem',
    className: entry,
    'data-tone': tone,
    'aria-disabled': isDisabled || undefined,
    'aria-checked': choice?.isChosen,
  };
  const words = (
    <>
      {choice && (
        <span className={check}>{choice.isChosen && <Icon name="check" size={20} />}</span>
      )}
      {item.icon && <Icon name={item.icon} size={20} />}
      <span className={title}>{item.title}</span>
      {item.detail !== undefined && <span className={detail}>{item.detail}</span>}
    </>
  );
  if ('href' in item && !isDisabled) {
    return (
      <a {...shared} href={item.href} onKeyDown={takeBySpace}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" {...shared}>
      {words}
    </button>
  );
}
