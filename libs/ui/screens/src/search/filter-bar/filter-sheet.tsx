import { useId } from 'react';
import { formatCount } from '@foyer/ui/i18n';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { Button } from '@foyer/ui/button';
import { ModalFrame } from '@foyer/ui/dialog/modal-frame';
import { IconButton } from '@foyer/ui/icon-button';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import { reset } from './chips.css.ts';
import { isChosen, toggled } from './chosen-filters.ts';
import type { ChosenFilters, Filter, FilterBarProps } from './filter-bar.types.ts';
import {
  close,
  content,
  description,
  foot,
  group,
  legend,
  options as optionsStyle,
  overlay,
  pick,
  title,
} from './filter-sheet.css.ts';

const classes = { overlay, content, title, description };

/** Props of {@link FilterSheet}. */
interface FilterSheetProps extends FilterBarProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All filters of a phone in a sheet from below; each choice counts at once, the button only closes. */
export default function FilterSheet({
  filters,
  chosen,
  onChange,
  resultCount,
  isOpen,
  onClose,
}: FilterSheetProps) {
  const t = useTranslate('component');
  const language = useLanguage();
  const switches = filters.filter(({ kind }) => kind === 'switch');
  return (
    <ModalFrame
      title={t('component.filters.title')}
      isOpen={isOpen}
      onClose={onClose}
      classes={classes}
      closeButton={
        <IconButton
          className={close}
          icon="close"
          label={t('shell.close')}
          look="plain"
          size="compact"
        />
      }
    >
      {filters.map(
        (filter) =>
          filter.kind !== 'switch' && (
            <fieldset key={filter.id} className={group}>
              <legend className={legend}>{filter.title}</legend>
              <div className={optionsStyle}>
                {filter.options.map(({ id, title: name }) => (
                  <Pick
                    key={id}
                    name={name}
                    filter={filter}
                    optionId={id}
                    chosen={chosen}
                    onChange={onChange}
                  />
                ))}
              </div>
            </fieldset>
          ),
      )}
      {switches.length > 0 && (
        <div className={optionsStyle}>
          {switches.map((filter) => (
            <Pick
              key={filter.id}
              name={filter.title}
              filter={filter}
              chosen={chosen}
              onChange={onChange}
            />
          ))}
        </div>
      )}
      <div className={foot}>
        {Object.keys(chosen).length > 0 && (
          <button type="button" className={reset} onClick={() => onChange({})}>
            {t('component.filters.reset')}
          </button>
        )}
        <Button onPress={onClose}>
          {resultCount === undefined
            ? t('component.filters.apply')
            : t('component.filters.applyTotal', { total: formatCount(resultCount, language) })}
        </Button>
      </div>
    </ModalFrame>
  );
}

function Pick({
  name,
  filter,
  optionId,
  chosen,
  onChange,
}: {
  name: string;
  filter: Filter;
  /** A switch has none. */
  optionId?: string;
  chosen: ChosenFilters;
  onChange: (chosen: ChosenFilters) => void;
}) {
  const id = useId();
  return (
    <label className={pick} htmlFor={id}>
      <input
        id={id}
        // A single choice can be taken back as well, which a radio button cannot.
        type="checkbox"
        className={hidden}
        checked={isChosen(chosen, filter, optionId)}
        onChange={() => onChange(toggled(chosen, filter, optionId))}
      />
      {name}
    </label>
  );
}
