import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { PanelFace } from './panel.types.ts';

/** One of a few choices. */
export interface Choice {
  /** Unique in its group. */
  id: string;
  title: string;
}

/** A list of which one is chosen; arrow keys choose. PLAYER-023 */
export function OptionGroup({
  face: { classes, signs },
  label,
  choices,
  chosen,
  isLabelShown = false,
  onChoose,
}: {
  face: PanelFace;
  label: string;
  choices: readonly Choice[];
  /** Id of a choice. */
  chosen: string | undefined;
  /** Where a screen has several groups. @default false */
  isLabelShown?: boolean;
  onChoose: (id: string) => void;
}) {
  return (
    <>
      {isLabelShown && (
        <div className={classes.groupTitle} aria-hidden="true">
          {label}
        </div>
      )}
      <RadioGroup
        className={isLabelShown ? classes.fewOptions : classes.options}
        aria-label={label}
        value={chosen ?? null}
        onChange={onChoose}
      >
        {choices.map(({ id, title }) => (
          <Radio key={id} value={id} className={classes.option}>
            <span className={classes.check}>{signs.check}</span>
            {title}
          </Radio>
        ))}
      </RadioGroup>
    </>
  );
}
