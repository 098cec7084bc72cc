import type { ReactNode } from 'react';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import {
  dot,
  end as endStyle,
  item,
  name as nameStyle,
  note,
  struck as struckStyle,
  wideItem,
  words,
} from './radio-group.css.ts';

/** One choice of a radio group. */
export interface RadioOption {
  value: string;
  label: string;
  /** A second line, such as what remains of the bonuses, or why it cannot be chosen. */
  description?: string;
  /** Before the words, such as the mark of a card. */
  mark?: ReactNode;
  /** After the words, such as a price. */
  end?: string;
  /** Crossed out before it, such as a price without its discount; its label says so to the ear. */
  struck?: { label: string; text: string };
  /** @default false */
  isDisabled?: boolean;
}

/** Props of {@link RadioRow}. */
export interface RadioRowProps {
  option: RadioOption;
  /** Shared by the group's controls: the browser moves between them by it. */
  group: string;
  /** Of this choice's own elements. */
  id: string;
  isWide: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One choice: the whole row is pressed. */
export function RadioRow({ option, group, id, isWide, isChosen, onChoose }: RadioRowProps) {
  const skin = useFieldSkin();
  const { value, label, description, mark, end, struck, isDisabled } = option;
  const nameId = `${id}-name`;
  const endId = `${id}-end`;
  const descriptionId = `${id}-description`;
  return (
    <label className={isWide ? wideItem[skin] : item}>
      <input
        type="radio"
        className={dot}
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={isDisabled}
        aria-labelledby={end ? `${nameId} ${endId}` : nameId}
        aria-describedby={description && descriptionId}
      />
      {mark}
      <span className={words}>
        <span id={nameId} className={nameStyle}>
          {label}
        </span>
        {description && (
          <span id={descriptionId} className={note}>
            {description}
          </span>
        )}
      </span>
      {end && (
        <span id={endId} className={endStyle[skin]}>
          {struck && <Struck {...struck} />}
          {end}
        </span>
      )}
    </label>
  );
}

/** A line through a sum is no word: the label before it is. */
function Struck({ label, text }: NonNullable<RadioOption['struck']>) {
  return (
    <>
      <s className={struckStyle}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {text}
      </s>{' '}
    </>
  );
}
