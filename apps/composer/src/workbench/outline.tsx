import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  Button as GripButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { error, spoken } from '../parts/controls.css.ts';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../texts/texts.tsx';
import { BLOCK_TYPE, copiedText, readPasted } from './block-clipboard.ts';
import * as css from './outline.css.ts';
import type { OutlineBlock } from './read-outline.ts';

/** What may be done to the block of the outline that is in focus. */
export interface OutlineActions {
  onSelect: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onCopy: (at: number) => void;
  onRemove: (at: number) => void;
  /** Puts a block at a place. */
  onPaste: (at: number, block: Readonly<Record<string, unknown>>) => void;
}

interface OutlineProps extends OutlineActions {
  /** Of the page: not every page may hold every block. */
  alias: string;
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
  onPaste,
  alias,
}: OutlineProps) {
  const { t } = useTexts();
  const [said, setSaid] = useState('');
  /** What was refused is seen as well. */
  const [isRefusal, setIsRefusal] = useState(false);
  const say = (words: string) => {
    setIsRefusal(false);
    setSaid(words);
  };
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
    else if (isCommand(event) && event.code === 'KeyD') {
      run(() => {
        onCopy(at);
        say(t('outline.doubled', { name: titleOf(block) }));
      });
    } else if (event.key === 'Delete') {
      run(() => {
        onRemove(at);
        say(t('outline.removed', { name: titleOf(block) }));
      });
    }
  };

  const copy = (event: ClipboardEvent) => {
    const block = blocks.find(({ id }) => id === selected);
    if (!block) return;
    const text = copiedText(block.value);
    event.clipboardData.setData(BLOCK_TYPE, text);
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    say(t('outline.copied', { name: titleOf(block) }));
  };
  const paste = (event: ClipboardEvent) => {
    if (!canEdit) return;
    event.preventDefault();
    const { clipboardData: data } = event;
    const pasted = readPasted(data.getData(BLOCK_TYPE) || data.getData('text/plain'), alias);
    if (pasted.status !== 'block') {
      setIsRefusal(true);
      return setSaid(t(`outline.${pasted.status}`));
    }
    const at = blocks.findIndex(({ id }) => id === selected) + 1 || blocks.length;
    onPaste(at, pasted.block);
    return say(t('outline.pasted', { place: at + 1, count: blocks.length + 1 }));
  };

  return (
    // Captured, since the list handles some of these keys as well.
    <div ref={place} onKeyDownCapture={onKeyDown} onCopy={copy} onPaste={paste}>
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
      <output className={isRefusal ? error : spoken}>{said}</output>
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
