import { Icon } from '@foyer/ui/icon';
import type { MenuItem } from './navigation.types.ts';
import { isCurrentPath } from './is-current-path.ts';
import { caption, entry } from './rail.css.ts';

/** So many letters fit the rail as they are set. */
const mostLetters = 12;

/** An entry of the rail: icon and word; filled and marked when it is the page. */
export function RailEntry({ item, currentPath }: { item: MenuItem; currentPath: string }) {
  const isCurrent = isCurrentPath(item.href, currentPath);
  return (
    <a className={entry} href={item.href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={item.icon} size={24} isOn={isCurrent} />
      <span className={caption} data-long={item.title.length > mostLetters || undefined}>
        {item.title}
      </span>
    </a>
  );
}
