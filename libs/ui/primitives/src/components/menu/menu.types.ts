import type { IconName } from '../../icons/icon-names.ts';

/** What happens when an entry is taken: it leads somewhere, or does something. */
type Take = { href: string } | { onPress: () => void };

/** One entry of a {@link Menu}. */
export type MenuEntry = Take & {
  id: string;
  title: string;
  icon?: IconName;
  /** On the end side: a value, a price. */
  detail?: string;
  /** One of several of its section, or on and off by itself; read out and shown by a check. */
  choice?: { kind: 'one' | 'many'; isChosen: boolean };
  /** Reached by the arrow keys, does nothing. @default false */
  isDisabled?: boolean;
  /** What cannot be undone. @default 'normal' */
  tone?: 'normal' | 'danger';
};

/** Entries that belong together; a line parts them from the next. */
export interface MenuSection {
  id: string;
  /** Above its entries. */
  title?: string;
  entries: readonly MenuEntry[];
}
