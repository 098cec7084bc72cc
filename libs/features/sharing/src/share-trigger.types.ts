import type { MenuProps } from '@foyer/ui/menu';

/** What turns a button into the one that shares. */
export type ShareTrigger = Parameters<MenuProps['trigger']>[0];
