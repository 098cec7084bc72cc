import type { EventField } from '@foyer/core';
import { type Draft, newEntry } from './draft.ts';
import { field as fieldStyle, group, input, legend, note, row, smallButton } from './form.css.ts';
import { SecretInput } from './secret-input.tsx';

/** Props of {@link FieldInput}. */
export interface FieldInputProps {
  field: EventField;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Made-up secrets by name. */
  secrets: Readonly<Record<string, string>>;
}

/** One field of a form, of any kind that a schema may ask for; a field that may lack a value says whether it does. */
export function FieldInput(props: FieldInputProps) {
  const { field, draft, onChange } = props;
  const states = [
    ...(field.isOptional ? (['absent'] as const) : []),
    ...(field.isNullable ? (['null'] as const) : []),
    'given' as const,
  ];
  return (
    <>
      {states.length > 1 && (
        <label className={fieldStyle}>
          {field.title} is
          <select
            className={input}
            value={draft.state}
            onChange={(event) =>
              onChange({ ...draft, state: event.target.value as Draft['state'] })
            }
          >
            {states.map((state) => (
              <option key={state} value={state}>
                {stateWords[state]}
              </option>
            ))}
          </select>
        </label>
      )}
      {draft.state === 'given' && <GivenInput {...props} />}
    </>
  );
}

const stateWords = { absent: 'left out', null: 'null', given: 'given' };

function GivenInput(props: FieldInputProps) {
  const { field, draft, onChange, secrets } = props;
  const { kind, title } = field;
  const onText = (text: string) => onChange({ ...draft, text });
  switch (kind) {
    case 'secret':
      return <SecretInput title={title} value={draft.text} onChange={onText} secrets={secrets} />;
    case 'text':
    case 'number':
      return (
        <label className={fieldStyle}>
          {title}
          <input
            className={input}
            type={kind}
            step="any"
            value={draft.text}
            onChange={(event) => onText(event.target.value)}
          />
        </label>
      );
    case 'boolean':
      return (
        <Choice title={title} value={draft.text} options={['true', 'false']} onText={onText} />
      );
    case 'choice':
      return (
        <Choice
          title={title}
          value={draft.text}
          options={field.options.map(String)}
          onText={onText}
        />
      );
    case 'object':
    case 'tuple':
      return (
        <fieldset className={group}>
          <legend className={legend}>{title}</legend>
          <FieldParts {...props} />
        </fieldset>
      );
    case 'list':
      return <ListInput {...props} />;
    case 'either':
      return <EitherInput {...props} />;
    case 'other':
      return (
        <p className={note}>
          {title}:{' '}
          {draft.example === undefined ? 'has no form and is not sent' : 'as in the example'}
        </p>
      );
  }
}

/** The fields of an object, without a frame around them. */
export function FieldParts({ field, draft, onChange, secrets }: FieldInputProps) {
  return field.parts.map((part, index) => {
    const value = draft.parts[index];
    return (
      value && (
        <FieldInput
          key={part.name}
          field={part}
          draft={value}
          secrets={secrets}
          onChange={(next) => onChange({ ...draft, parts: draft.parts.with(index, next) })}
        />
      )
    );
  });
}

interface ChoiceProps {
  title: string;
  value: string;
  options: readonly string[];
  onText: (text: string) => void;
}

const Choice = ({ title, value, options, onText }: ChoiceProps) => (
  <label className={fieldStyle}>
    {title}
    <select className={input} value={value} onChange={(event) => onText(event.target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);

function ListInput({ field, draft, onChange, secrets }: FieldInputProps) {
  const [entry] = field.parts;
  const setParts = (parts: readonly Draft[]) => onChange({ ...draft, parts });
  return (
    <fieldset className={group}>
      <legend className={legend}>{field.title}</legend>
      {entry &&
        draft.parts.map((part, index) => (
          // Entries have nothing but their places to tell them apart.
          <div key={index} className={row}>
            <FieldInput
              field={{ ...entry, title: `${field.title} ${index + 1}` }}
              draft={part}
              secrets={secrets}
              onChange={(next) => setParts(draft.parts.with(index, next))}
            />
            <button
              type="button"
              className={smallButton}
              onClick={() => setParts(draft.parts.toSpliced(index, 1))}
            >
              Remove {field.title} {index + 1}
            </button>
          </div>
        ))}
      <div>
        <button
          type="button"
          className={smallButton}
          onClick={() =>
            setParts([...draft.parts, newEntry(field, undefined, Object.values(secrets)[0])])
          }
        >
          Add to {field.title}
        </button>
      </div>
    </fieldset>
  );
}

function EitherInput({ field, draft, onChange, secrets }: FieldInputProps) {
  const part = field.parts[draft.way];
  const value = draft.parts[draft.way];
  return (
    <fieldset className={group}>
      <legend className={legend}>{field.title}</legend>
      <label className={fieldStyle}>
        Kind of {field.title}
        <select
          className={input}
          value={draft.way}
          onChange={(event) => onChange({ ...draft, way: Number(event.target.value) })}
        >
          {field.parts.map(({ title }, index) => (
            <option key={`${index} ${title}`} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {part && value && (
        <FieldInput
          field={part}
          draft={value}
          secrets={secrets}
          onChange={(next) => onChange({ ...draft, parts: draft.parts.with(draft.way, next) })}
        />
      )}
    </fieldset>
  );
}
