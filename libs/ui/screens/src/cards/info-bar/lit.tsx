import { Facts } from '../facts/index.ts';
import type { InfoBarProps } from './info-bar.types.ts';

/** Facts set apart by dots, the rating first in its colour. */
export default function LitInfoBar({ title, isShort = false }: InfoBarProps) {
  return <Facts title={title} isShort={isShort} />;
}
