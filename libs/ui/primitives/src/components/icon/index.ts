export { Icon } from './icon.tsx';
export { iconNames, isIconName, type IconName } from '../../icons/icon-names.ts';
export type { IconProps } from '../../icons/icon-set.types.ts';
