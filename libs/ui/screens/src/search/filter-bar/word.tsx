import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import { letters, word } from './words.css.ts';

/** Props of {@link Word}. */
export interface WordProps {
  title: string;
  type: 'checkbox' | 'radio';
  /** Shared by the radio buttons of a list: arrow keys move between them. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One choice as a word; underlined when chosen. */
export function Word({ title, type, group, isChosen, onChoose }: WordProps) {
  return (
    <label className={word}>
      <input type={type} className={hidden} name={group} checked={isChosen} onChange={onChoose} />
      <span className={letters}>{title}</span>
    </label>
  );
}
