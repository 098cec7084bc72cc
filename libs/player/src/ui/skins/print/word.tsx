import { Icon, type IconName } from '@foyer/ui/icon';
import * as bar from './bar.css.ts';

/** A word, or its sign where words do not fit. */
export function Word({
  text,
  icon,
  isOn = false,
}: {
  text: string;
  icon: IconName;
  /** @default false */
  isOn?: boolean;
}) {
  return (
    <>
      <span className={bar.wideOnly}>{text}</span>
      <span className={bar.sign}>
        <Icon name={icon} size={24} isOn={isOn} />
      </span>
    </>
  );
}
