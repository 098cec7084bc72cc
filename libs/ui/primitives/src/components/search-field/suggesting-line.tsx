import { useId, type KeyboardEvent } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { list, note, option } from '../combobox/combobox.css.ts';
import type { Suggestion } from '../combobox/index.ts';
import { MatchedText } from '../combobox/matched-text.tsx';
import { useSuggestions } from '../combobox/use-suggestions.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import type { SearchFieldProps } from './search-field.types.ts';
import { SearchLine } from './search-line.tsx';

const none: readonly Suggestion[] = [];

/** A search with suggestions under it: arrows reach them, Enter takes one, Escape first closes them. */
export default function SuggestingLine(props: SearchFieldProps) {
  const { value, onChange, onSubmit, suggestions = none, onChoose } = props;
  const t = useTranslate('component', 'input');
  const skin = useFieldSkin();
  const id = useId();
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
  const { onKeyDown, ...listProps } = getReferenceProps({
    onKeyDown: takeOnEnter,
    onBlur: () => setOpen(false),
    onChange: ({ target }) => {
      setOpen(true);
      if (target instanceof HTMLInputElement) onChange(target.value);
    },
  });

  return (
    <search>
      <SearchLine
        {...props}
        formRef={setReference}
        listProps={{ ...listProps, 'aria-autocomplete': 'list' }}
        onKeyDown={onKeyDown as (event: KeyboardEvent<HTMLElement>) => void}
        onSubmit={(wanted) => {
          setOpen(false);
          onSubmit(wanted);
        }}
      />
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
