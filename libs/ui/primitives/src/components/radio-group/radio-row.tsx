import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useLabel } from '../../theme/label-context.tsx';
import { Badge } from '../badge/index.ts';
import {
  action as actionStyle,
  badge as badgeStyle,
  end as endStyle,
  item,
  name as nameStyle,
  note,
  struck as struckStyle,
  picture,
  wideItem,
  wideLabel,
  words,
} from './radio-group.css.ts';
import { mark as markStyle } from './radio-mark.css.ts';

/** One choice of a radio group. */
export interface RadioOption {
  value: string;
  label: string;
  /** A few words that single it out, such as a trial: on a plate, or before the second line. */
  badge?: string;
  /** A second line, such as what remains of the bonuses, or why it cannot be chosen. */
  description?: string;
  /** Before the words, such as the mark of a card; not where a choice is a ballot. */
  mark?: ReactNode;
  /** After the words, such as a price. */
  end?: string;
  /** Crossed out before it, such as a price without its discount; its label says so to the ear. */
  struck?: { label: string; text: string };
  /** Beside a wide choice, such as a way to mend what keeps it from being chosen. */
  action?: ReactNode;
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
  const { choice } = useLabel().variants;
  const { value, label, badge, description, mark, end, struck, action, isDisabled } = option;
  const nameId = `${id}-name`;
  const badgeId = `${id}-badge`;
  const endId = `${id}-end`;
  const descriptionId = `${id}-description`;
  const described = [badge && badgeId, description && descriptionId].filter(Boolean).join(' ');
  const row = (
    <label className={isWide ? wideLabel[choice] : item}>
      <input
        type="radio"
        className={markStyle[choice]}
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={isDisabled}
        aria-labelledby={end ? `${nameId} ${endId}` : nameId}
        aria-describedby={described || undefined}
      />
      {mark && choice === 'radio' && <span className={picture}>{mark}</span>}
      <span className={words}>
        <span className={nameStyle}>
          <span id={nameId}>{label}</span>
          {badge && choice === 'radio' && (
            <span id={badgeId} className={badgeStyle}>
              <Badge>{badge}</Badge>
            </span>
          )}
        </span>
        {(description || (badge && choice === 'ballot')) && (
          <span className={note}>
            {badge && choice === 'ballot' && (
              <>
                <span id={badgeId}>{badge}</span>
                {description && ', '}
              </>
            )}
            {description && <span id={descriptionId}>{description}</span>}
          </span>
        )}
      </span>
      {end && (
        <span id={endId} className={endStyle[choice]}>
          {struck && <Struck {...struck} />}
          {end}
        </span>
      )}
    </label>
  );
  if (!isWide) return row;
  return (
    <div className={wideItem[choice]}>
      {row}
      {action && <div className={actionStyle[choice]}>{action}</div>}
    </div>
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
