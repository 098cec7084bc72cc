import { icons } from './icon.css.ts';

/** Name of a drawing. */
export type IconName = keyof typeof icons;

/** A drawing beside words, or in a button that has a name. */
export const Icon = ({ name }: { name: IconName }) => <span className={icons[name]} aria-hidden />;
