import { useState } from 'react';
import { field, input } from './form.css.ts';

interface SecretInputProps {
  title: string;
  value: string;
  onChange: (value: string) => void;
  /** Made-up secrets by name. */
  secrets: Readonly<Record<string, string>>;
}

const OWN = '';

/** A made-up secret by its name, or another one, typed without being seen. */
export function SecretInput({ title, value, onChange, secrets }: SecretInputProps) {
  const names = Object.keys(secrets);
  const known = names.find((name) => secrets[name] === value) ?? OWN;
  const [chosen, setChosen] = useState(known);
  return (
    <>
      {names.length > 0 && (
        <label className={field}>
          {title}
          <select
            className={input}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              onChange(secrets[event.target.value] ?? '');
            }}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value={OWN}>another…</option>
          </select>
        </label>
      )}
      {chosen === OWN && (
        <label className={field}>
          {names.length > 0 ? `Another ${title}` : title}
          <input
            className={input}
            type="password"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      )}
    </>
  );
}
