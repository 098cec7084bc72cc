export { InfoBar } from './info-bar.tsx';
export type { InfoBarProps } from './info-bar.types.ts';
