import { FloatingFocusManager } from '@floating-ui/react';
import { useId } from 'react';
import { Icon } from '@foyer/ui/icon';
import { check, list, option } from './chip-list.css.ts';
import { ChipWords } from './chip-words.tsx';
import type { ChipListProps } from './chip.types.ts';
import { useOptionList } from './use-option-list.ts';

/** A chip with its list, which is open at first: arrows, Home, End and first letters move, Enter and Space choose. */
export default function ChipPopup({
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
