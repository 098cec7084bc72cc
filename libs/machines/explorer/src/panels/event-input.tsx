import type { EventField } from '@foyer/core';
import { field as fieldStyle, input } from './panels.css.ts';

interface EventInputProps {
  field: EventField;
  value: string;
  onChange: (value: string) => void;
  /** Made-up secrets by name. */
  secrets: Readonly<Record<string, string>>;
}

/** One field of an event's form, as its schema asks. */
export function EventInput(props: EventInputProps) {
  const { field, value, onChange } = props;
  const common = { className: input, value };
  const onText = (event: { target: { value: string } }) => onChange(event.target.value);
  if (field.kind === 'secret') return <SecretInput {...props} />;
  const options = field.kind === 'boolean' ? ['true', 'false'] : field.options.map(String);
  return (
    <label className={fieldStyle}>
      {field.title}
      {field.kind === 'json' && (
        <textarea {...common} rows={3} spellCheck={false} onChange={onText} />
      )}
      {options.length > 0 && (
        <select {...common} onChange={onText}>
          {field.isOptional && <option value="">—</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {(field.kind === 'text' || field.kind === 'number') && (
        <input {...common} type={field.kind} step="any" onChange={onText} />
      )}
    </label>
  );
}

const OWN = '';

/** A made-up secret by its name, or another one, typed without being seen. */
function SecretInput({ field, value, onChange, secrets }: EventInputProps) {
  const names = Object.keys(secrets);
  const name = names.find((candidate) => secrets[candidate] === value) ?? OWN;
  return (
    <>
      {names.length > 0 && (
        <label className={fieldStyle}>
          {field.title}
          <select
            className={input}
            value={name}
            onChange={(event) => onChange(secrets[event.target.value] ?? '')}
          >
            {names.map((candidate) => (
              <option key={candidate}>{candidate}</option>
            ))}
            <option value={OWN}>another…</option>
          </select>
        </label>
      )}
      {name === OWN && (
        <label className={fieldStyle}>
          {names.length > 0 ? `Another ${field.title}` : field.title}
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
