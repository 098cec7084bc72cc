import { Suspense, useState, type KeyboardEvent } from 'react';
import { lazyPart } from '@foyer/ui/variants';
import { Icon } from '@foyer/ui/icon';
import { ChipWords } from './chip-words.tsx';
import type { ChipListProps } from './chip.types.ts';

const load = () => import('./chip-popup.tsx');
const ChipPopup = lazyPart(async () => (await load()).default);

/** What fails here is tried again by the press, which shows it. */
const preload = (): void => void load().catch(() => undefined);

const openingKeys = new Set(['ArrowDown', 'ArrowUp']);

/** A chip that opens a list of options; what the list needs comes with the first interest in it. */
export function ChipList(props: ChipListProps) {
  const [isWanted, setWanted] = useState(false);
  const { className, label, children, isLit = false } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    setWanted(true);
  };
  const chip = (
    <button
      type="button"
      className={className}
      aria-haspopup="listbox"
      aria-expanded={false}
      data-chosen={isLit || undefined}
      onClick={() => setWanted(true)}
      onKeyDown={onKeyDown}
      onFocus={preload}
      onPointerEnter={preload}
    >
      <ChipWords label={label}>{children}</ChipWords>
      <Icon name="chevron-down" size={16} />
    </button>
  );
  if (!isWanted) return chip;
  return (
    <Suspense fallback={chip}>
      <ChipPopup {...props} />
    </Suspense>
  );
}
