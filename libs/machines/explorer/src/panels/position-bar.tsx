import { useState } from 'react';
import type { Given } from '../explorer.types.ts';
import { button, field, input, note } from '../form/form.css.ts';
import { bar, title as titleStyle } from './panels.css.ts';
import { ReplayFiles, type ReplayFilesProps } from './replay-files.tsx';

interface PositionBarProps extends ReplayFilesProps {
  title: string;
  /** The active states, in one line. */
  place: string;
  /** Names of what the flow may start from. */
  inputs: readonly string[];
  start: Given;
  onStart: (start: Given) => void;
  canGoBack: boolean;
  onBack: () => void;
  onReset: () => void;
  /** Whether steps were gone back from. */
  canGoOn: boolean;
  onForward: () => void;
  /** Whether the position fits into an address. */
  hasLink: boolean;
}

/** Stands for a recorded start among the named ones; no input is called so. */
const RECORDED = '';

/** Where the tester is, the ways back, and what takes the position elsewhere. */
export function PositionBar(props: PositionBarProps) {
  const { title, place, inputs, start, onStart, canGoBack, onBack, hasLink } = props;
  const chosen = 'given' in start ? start.given : RECORDED;
  return (
    <header className={bar}>
      <h1 className={titleStyle}>{title}</h1>
      <output aria-label="Active states">{place}</output>
      <label className={field}>
        Start from
        <select
          className={input}
          value={chosen}
          onChange={(event) => onStart({ given: event.target.value })}
        >
          {chosen === RECORDED && <option value={RECORDED}>as recorded</option>}
          {inputs.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="button" className={button} disabled={!canGoBack} onClick={onBack}>
        Back
      </button>
      <button type="button" className={button} disabled={!props.canGoOn} onClick={props.onForward}>
        Forward
      </button>
      <button type="button" className={button} disabled={!canGoBack} onClick={props.onReset}>
        Reset
      </button>
      {hasLink ? <CopyLink /> : <span className={note}>Too long for a link: export it.</span>}
      <ReplayFiles {...props} />
    </header>
  );
}

function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied');
    } catch {
      setSaid('Copy the address of this page');
    }
  };
  return (
    <>
      <button type="button" className={button} onClick={() => void copy()}>
        Copy link
      </button>
      <output className={note}>{said}</output>
    </>
  );
}
