import { useId, useState } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { chosenOptions, isChosen, toggled, without } from './chosen-filters.ts';
import type { ChosenFilters, ListFilter } from './filter-bar.types.ts';
import { Word } from './word.tsx';
import { brief, group, heading, list, more, opener } from './words.css.ts';

/** Lists longer than this show their beginning, and what is chosen. */
const shortLength = 8;

/** A filter as a list of words under its name; on phones the name opens it. */
export function WordList({
  filter,
  chosen,
  onChange,
}: {
  filter: ListFilter;
  chosen: ChosenFilters;
  onChange: (chosen: ChosenFilters) => void;
}) {
  const t = useTranslate('component');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { title, kind, options, allTitle = title } = filter;
  const own = chosenOptions(chosen, filter);
  const type = kind === 'single' ? 'radio' : 'checkbox';
  const isLong = options.length > shortLength;
  const shown =
    isLong && !isWhole
      ? options.filter((option, index) => index < shortLength - 1 || own.includes(option))
      : options;

  return (
    <fieldset aria-labelledby={`${id}-name`} className={group}>
      <p id={`${id}-name`} className={heading}>
        {title}
      </p>
      <button
        type="button"
        className={opener}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <span className={brief}>{own.map((option) => option.title).join(', ')}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      <div id={`${id}-list`} className={list} data-open={isOpen || undefined}>
        <Word
          title={allTitle}
          type={type}
          group={id}
          isChosen={own.length === 0}
          onChoose={() => onChange(without(chosen, filter))}
        />
        {shown.map((option) => (
          <Word
            key={option.id}
            title={option.title}
            type={type}
            group={id}
            isChosen={isChosen(chosen, filter, option.id)}
            onChoose={() => onChange(toggled(chosen, filter, option.id))}
          />
        ))}
        {isLong && (
          <button
            type="button"
            className={more}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t('component.filters.less')
              : t('component.filters.more', { total: options.length - shown.length })}
          </button>
        )}
      </div>
    </fieldset>
  );
}
