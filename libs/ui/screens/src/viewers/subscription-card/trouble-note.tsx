import type { ReactNode } from 'react';
import { Icon } from '@foyer/ui/icon';
import { useRowLook } from '../personal-page/use-row-look.ts';
import {
  sign,
  trouble,
  troubleHeading,
  troubleText,
  troubleWords,
} from './subscription-card.css.ts';

/** Props of {@link TroubleNote}. */
export interface TroubleNoteProps {
  title: string;
  text: string;
  /** What mends it. */
  children?: ReactNode;
}

/** What went wrong, what follows, and what mends it. */
export function TroubleNote({ title, text, children }: TroubleNoteProps) {
  return (
    <div className={trouble[useRowLook()]}>
      <span className={sign}>
        <Icon name="warning" size={28} />
      </span>
      <div className={troubleWords}>
        <p className={troubleHeading}>{title}</p>
        <p className={troubleText}>{text}</p>
      </div>
      {children}
    </div>
  );
}
