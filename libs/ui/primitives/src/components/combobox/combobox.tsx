import { useId } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useFieldNotes } from '../field-error/index.ts';
import { FieldBox } from '../text-field/field-box.tsx';
import type { FieldProps } from '../text-field/field.types.ts';
import { field, input, label as labelStyle } from '../text-field/text-field.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { empty, list, note, option, root } from './combobox.css.ts';
import { MatchedText } from './matched-text.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** One suggestion of a {@link Combobox}. */
export interface Suggestion {
  id: string;
  text: string;
  /** A second line. */
  description?: string;
}

/** Props of {@link Combobox}. */
export interface ComboboxProps extends Omit<FieldProps, 'autoComplete' | 'autoFocus'> {
  /** Those for the present text, already chosen and ordered by the owner. */
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
  /** True while suggestions for the present text are on their way; the former ones stay. @default false */
  isPending?: boolean;
}

/** A field that suggests while one types. Any text may stand in it; arrow keys reach the suggestions, Enter takes one. */
export function Combobox({
  label,
  value,
  onChange,
  suggestions,
  onChoose,
  isPending = false,
  hint,
  errorMessage,
  isDisabled = false,
  name,
}: ComboboxProps) {
  const t = useTranslate('input');
  const skin = useFieldSkin();
  const id = useId();
  const notes = useFieldNotes(hint, errorMessage);
  const hasText = value.trim() !== '';
  const {
    floatingStyles,
    getFloatingProps,
    getOptionProps,
    getReferenceProps,
    isAsking,
    isOpen,
    setFloating,
    setOpen,
    setReference,
    takeOnEnter,
  } = useSuggestions({
    canOpen: hasText && suggestions.length > 0,
    onChoose: (index) => {
      const suggestion = suggestions[index];
      if (suggestion) onChoose(suggestion);
    },
  });

  const isInVain = isAsking && hasText && !isPending && suggestions.length === 0;

  return (
    <div className={`${field({ skin })} ${root}`}>
      <FieldBox
        label={
          <label htmlFor={id} className={labelStyle({ skin })}>
            {label}
          </label>
        }
        notes={notes}
        hint={hint}
        errorMessage={errorMessage}
        isDisabled={isDisabled}
      >
        <input
          {...getReferenceProps({
            onKeyDown: takeOnEnter,
            onBlur: () => setOpen(false),
            onChange: ({ target }) => {
              setOpen(true);
              if (target instanceof HTMLInputElement) onChange(target.value);
            },
          })}
          ref={setReference}
          id={id}
          className={input({ skin })}
          value={value}
          disabled={isDisabled}
          name={name}
          autoComplete="off"
          aria-autocomplete="list"
          aria-describedby={notes.describedBy}
          aria-invalid={notes.isInvalid || undefined}
        />
      </FieldBox>
      <output className={isInVain ? empty : hidden}>
        {isInVain
          ? t('input.suggestions.none')
          : isOpen && !isPending && t('input.suggestions.count', { count: suggestions.length })}
      </output>
      {isOpen && (
        <div
          {...getFloatingProps({
            // A press must not take the focus, or the list would be gone before it is let go.
            onMouseDown: (event) => event.preventDefault(),
          })}
          ref={setFloating}
          className={list[skin]}
          style={floatingStyles}
          aria-label={label}
        >
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestion.id}
              {...getOptionProps(index)}
              id={`${id}-${index}`}
              className={option}
            >
              <MatchedText text={suggestion.text} part={value.trim()} />
              {suggestion.description && <span className={note}>{suggestion.description}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
