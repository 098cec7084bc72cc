import { FloatingFocusManager } from '@floating-ui/react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { check, list, option } from './chip-list.css.ts';
import { ChipWords } from './chip-words.tsx';
import type { FilterOption } from './filter-bar.types.ts';
import { useOptionList } from './use-option-list.ts';

/** Props of {@link ChipList}. */
export interface ChipListProps {
  className: string;
  /** The name of the chip, with what is chosen; the list is named by it too. */
  label: string;
  /** What the chip shows. */
  children: ReactNode;
  /** Draws the chip as chosen. @default false */
  isLit?: boolean;
  options: readonly FilterOption[];
  isChosen: (id: string) => boolean;
  onChoose: (id: string) => void;
  /** Several may be chosen, so the list stays open. @default false */
  isMultiple?: boolean;
  /** At which edge of the chip the list hangs. @default 'start' */
  edge?: 'start' | 'end';
}

/** A chip that opens a list of options: arrows, Home, End and first letters move, Enter and Space choose. */
export function ChipList({
  className,
  label,
  children,
  isLit = false,
  options,
  isChosen,
  onChoose,
  isMultiple = false,
  edge = 'start',
}: ChipListProps) {
  const listId = useId();
  const firstChosen = options.findIndex(({ id }) => isChosen(id));
  const {
    context,
    floatingStyles,
    getListProps,
    getOpenerProps,
    getOptionProps,
    isOpen,
    setFloating,
    setOpen,
    setReference,
  } = useOptionList({
    selectedIndex: firstChosen < 0 ? null : firstChosen,
    placement: `bottom-${edge}`,
  });
  const choose = (id: string) => {
    onChoose(id);
    if (!isMultiple) setOpen(false);
  };

  return (
    <>
      <button
        type="button"
        {...getOpenerProps()}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        ref={setReference}
        className={className}
        data-chosen={isLit || undefined}
      >
        <ChipWords label={label}>{children}</ChipWords>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen && (
        <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
          <div
            {...getListProps()}
            id={listId}
            ref={setFloating}
            className={list}
            style={floatingStyles}
            aria-label={label}
            aria-multiselectable={isMultiple || undefined}
          >
            {options.map(({ id, title }, index) => (
              <div
                key={id}
                {...getOptionProps(index, isChosen(id), () => choose(id))}
                className={option}
              >
                <span>{title}</span>
                <span className={check}>{isChosen(id) && <Icon name="check" size={20} />}</span>
              </div>
            ))}
          </div>
        </FloatingFocusManager>
      )}
    </>
  );
}
