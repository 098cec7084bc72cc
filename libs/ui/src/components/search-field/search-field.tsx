import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Suggestion } from '../combobox/index.ts';
import { list, note, option } from '../combobox/combobox.css.ts';
import { MatchedText } from '../combobox/matched-text.tsx';
import { useSuggestions } from '../combobox/use-suggestions.ts';
import { Icon } from '../icon/index.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { button, field, input, sign } from './search-field.css.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  /** Where the form goes before the scripts are there, as `?query=`. SEARCH-001 @default '/search' */
  action?: string;
  /** @default the label's own words */
  placeholder?: string;
  /** For what is typed, already chosen and ordered by the owner. @default none */
  suggestions?: readonly Suggestion[];
  /** @default puts the suggestion's text in the field and submits it */
  onChoose?: (suggestion: Suggestion) => void;
}

const none: readonly Suggestion[] = [];

/** The one line of a search page. Escape and a button clear it; Enter searches; arrows reach the suggestions. */
export function SearchField({
  value,
  onChange,
  onSubmit,
  action = '/search',
  placeholder,
  suggestions = none,
  onChoose,
}: SearchFieldProps) {
  const t = useTranslate('component', 'input');
  const skin = useFieldSkin();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const choose = (suggestion: Suggestion) => {
    if (onChoose) return onChoose(suggestion);
    onChange(suggestion.text);
    return onSubmit(suggestion.text);
  };
  const {
    floatingStyles,
    getFloatingProps,
    getOptionProps,
    getReferenceProps,
    isOpen,
    setFloating,
    setOpen,
    setReference,
    takeOnEnter,
  } = useSuggestions({
    canOpen: value.trim() !== '' && suggestions.length > 0,
    onChoose: (index) => {
      const suggestion = suggestions[index];
      if (suggestion) choose(suggestion);
    },
  });

  const clear = () => {
    onChange('');
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    if (value.trim() !== '') onSubmit(value.trim());
  };
  const hearKey = (event: KeyboardEvent<HTMLElement>) => {
    takeOnEnter(event);
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };

  return (
    <search>
      <form action={action} onSubmit={submit} className={field[skin]} ref={setReference}>
        <label htmlFor={id} className={hidden}>
          {t('shell.search')}
        </label>
        <span className={sign}>
          <Icon name="search" size={skin === 'box' ? 24 : 28} />
        </span>
        <input
          {...getReferenceProps({
            onKeyDown: hearKey,
            onBlur: () => setOpen(false),
            onChange: ({ target }) => {
              setOpen(true);
              if (target instanceof HTMLInputElement) onChange(target.value);
            },
          })}
          ref={box}
          id={id}
          className={input[skin]}
          type="search"
          name="query"
          value={value}
          placeholder={placeholder ?? t('component.search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          aria-autocomplete="list"
        />
        {value !== '' && (
          <button
            type="button"
            className={button}
            aria-label={t('component.search.clear')}
            onClick={clear}
          >
            <Icon name="close" size={24} />
          </button>
        )}
        <button type="submit" className={hidden}>
          {t('component.search.submit')}
        </button>
      </form>
      <output className={hidden}>
        {isOpen && t('input.suggestions.count', { count: suggestions.length })}
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
          aria-label={t('shell.search')}
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
    </search>
  );
}
