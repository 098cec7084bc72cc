import { useRef } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import type { MenuItem } from './navigation.types.ts';
import { Icon } from '@foyer/ui/icon';
import { isCurrentPath } from './is-current-path.ts';
import { useDismiss } from './use-dismiss.ts';
import { caption, entry, flyout, flyoutLink, more } from './rail.css.ts';

/** «Ещё»: the entries that the window is too low for. A native disclosure, so it works before the script. HEAD-003 */
export function RailMore({
  items,
  currentPath,
}: {
  items: readonly MenuItem[];
  currentPath: string;
}) {
  const t = useTranslate();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useDismiss(details);

  return (
    <details ref={details} className={more} data-count={items.length}>
      <summary className={entry}>
        <Icon name="more" size={24} />
        <span className={caption}>{t('shell.more')}</span>
      </summary>
      <ul className={flyout}>
        {items.map((item, index) => {
          const isCurrent = isCurrentPath(item.href, currentPath);
          return (
            <li key={item.id} data-place={index + 1}>
              <a
                className={flyoutLink}
                href={item.href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={close}
              >
                <Icon name={item.icon} isOn={isCurrent} />
                {item.title}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
