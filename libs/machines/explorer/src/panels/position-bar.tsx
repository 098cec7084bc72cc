import { useState } from 'react';
import { bar, button, field, input, note, title as titleStyle } from './panels.css.ts';

interface PositionBarProps {
  title: string;
  /** The active states, in one line. */
  place: string;
  inputs: readonly string[];
  input: string;
  onInput: (input: string) => void;
  canGoBack: boolean;
  onBack: () => void;
  onReset: () => void;
}

/** Where the tester is, and the ways back. */
export function PositionBar(props: PositionBarProps) {
  const { title, place, inputs, input: chosen, onInput, canGoBack, onBack, onReset } = props;
  return (
    <header className={bar}>
      <h1 className={titleStyle}>{title}</h1>
      <output aria-label="Active states">{place}</output>
      <label className={field}>
        Start from
        <select className={input} value={chosen} onChange={(event) => onInput(event.target.value)}>
          {inputs.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="button" className={button} disabled={!canGoBack} onClick={onBack}>
        Back
      </button>
      <button type="button" className={button} disabled={!canGoBack} onClick={onReset}>
        Reset
      </button>
      <CopyLink />
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
