import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  Button as GripButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { spoken } from '../parts/controls.css.ts';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './outline.css.ts';
import type { OutlineBlock } from './read-outline.ts';

/** What may be done to the block of the outline that is in focus. */
export interface OutlineActions {
  onSelect: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onCopy: (at: number) => void;
  onRemove: (at: number) => void;
}

interface OutlineProps extends OutlineActions {
  blocks: readonly OutlineBlock[];
  titleOf: (block: OutlineBlock) => string;
  /** The worst that a check found in a block. */
  levelOf: (id: string) => 'error' | 'warning' | undefined;
  selected: string | undefined;
  canEdit: boolean;
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/** The blocks of a page in their order: chosen, moved by drag or Alt and arrows, copied, removed. */
export function Outline({
  blocks,
  titleOf,
  levelOf,
  selected,
  canEdit,
  onSelect,
  onMove,
  onCopy,
  onRemove,
}: OutlineProps) {
  const { t } = useTexts();
  const [said, say] = useState('');
  const place = useRef<HTMLDivElement>(null);
  // A block that was pressed on the page may stand far below in the list.
  useEffect(() => {
    if (selected === undefined) return;
    const row = place.current?.querySelector(`[data-key="${CSS.escape(selected)}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);

  const move = (from: number, to: number) => {
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length || to === from) return;
    onMove(from, to);
    say(t('outline.moved', { name: titleOf(block), place: to + 1, count: blocks.length }));
  };

  const { dragAndDropHooks } = useDragAndDrop({
    // The rows keep their hooks, or React would lose them.
    isDisabled: !canEdit,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = keys;
      const from = blocks.findIndex((block) => block.id === id);
      const to = blocks.findIndex((block) => block.id === target.key);
      const before = target.dropPosition === 'before' ? to : to + 1;
      move(from, before > from ? before - 1 : before);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.dropLine} />,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = blocks.findIndex(({ id }) => id === selected);
    const block = blocks[at];
    if (!block || !canEdit) return;
    const run = (action: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    if (event.altKey && event.key === 'ArrowUp') run(() => move(at, at - 1));
    else if (event.altKey && event.key === 'ArrowDown') run(() => move(at, at + 1));
    else if (isCommand(event) && event.code === 'KeyD') run(() => onCopy(at));
    else if (event.key === 'Delete') {
      run(() => {
        onRemove(at);
        say(t('outline.removed', { name: titleOf(block) }));
      });
    }
  };

  return (
    // Captured, since the list handles some of these keys as well.
    <div ref={place} onKeyDownCapture={onKeyDown}>
      <GridList
        className={css.list}
        aria-label={t('outline.title')}
        items={blocks}
        dependencies={[selected, levelOf]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : keys;
          if (id !== undefined) onSelect(String(id));
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(block) => (
          <GridListItem
            id={block.id}
            className={css.row}
            textValue={[titleOf(block), block.headline].filter(Boolean).join(', ')}
          >
            <GripButton slot="drag" className={css.grip}>
              <Icon name="grip" />
            </GripButton>
            <span className={css.words}>
              <span className={css.name}>{titleOf(block)}</span>
              {block.headline !== undefined && (
                <span className={css.headline}>{block.headline}</span>
              )}
            </span>
            <span className={css.marks}>
              {block.isHidden && (
                <>
                  <Icon name="eyeOff" />
                  <span className={spoken}>{t('outline.hidden')}</span>
                </>
              )}
              <LevelMark level={levelOf(block.id)} />
            </span>
          </GridListItem>
        )}
      </GridList>
      <output className={spoken}>{said}</output>
    </div>
  );
}

function LevelMark({ level }: { level: 'error' | 'warning' | undefined }) {
  if (level === undefined) return null;
  return (
    <span className={level === 'error' ? css.hasError : css.hasWarning}>
      <Icon name={level === 'error' ? 'alert' : 'warning'} />
    </span>
  );
}
