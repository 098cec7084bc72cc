export { Menu, type MenuProps } from './menu.tsx';
export type { MenuEntry, MenuSection } from './menu.types.ts';
