import type { FormWords } from '@foyer/blocks/forms';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { quiet } from '../parts/controls.css.ts';
import { useTexts } from '../texts/texts.tsx';
import { Library } from './library.tsx';
import { Outline } from './outline.tsx';
import { after, type PageChange, pageChanges } from './page-changes.ts';
import { type OutlineBlock, readOutline } from './read-outline.ts';
import * as css from './workbench.css.ts';

interface LeftSideProps {
  alias: string;
  blocks: readonly OutlineBlock[];
  words: FormWords;
  titleOf: (block: OutlineBlock) => string;
  levelOf: (id: string) => 'error' | 'warning' | undefined;
  selected: OutlineBlock | undefined;
  canEdit: boolean;
  text: string;
  onSelect: (id: string) => void;
  onApply: (change: PageChange) => void;
}

const tabs = ['page', 'library'] as const;

/** The blocks of the page, and the library of those that there are. */
export function LeftSide(props: LeftSideProps) {
  const { alias, blocks, words, titleOf, levelOf, selected, canEdit, text, onSelect, onApply } =
    props;
  const { t } = useTexts();
  const [isSearching, setIsSearching] = useState(false);
  const [tab, setTab] = useState<(typeof tabs)[number]>('page');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    // A single key works only here, so that nothing is opened by what is dictated elsewhere. WCAG 2.1.4
    const listen = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLInputElement;
      if (event.key !== '/' || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setIsSearching(true);
      setTab('library');
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  const open = (name: (typeof tabs)[number]) => {
    setIsSearching(false);
    setTab(name);
  };
  /** Makes a change, and chooses the block at a place afterwards. */
  const applyAt = (change: PageChange, at: number) => {
    onApply(change);
    const next = readOutline(after(text, change), 'rus');
    const block = next[Math.min(at, next.length - 1)];
    if (block) onSelect(block.id);
  };
  return (
    <nav
      className={css.left}
      aria-label={t('outline.title')}
      data-region="blocks"
      tabIndex={-1}
      ref={place}
    >
      <div className={css.tabs} role="tablist">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab === name}
            onClick={() => open(name)}
          >
            {t(`side.${name}`)} {name === 'page' ? blocks.length : ''}
          </button>
        ))}
      </div>
      {tab === 'page' && blocks.length === 0 && <p className={quiet}>{t('outline.empty')}</p>}
      {tab === 'page' && blocks.length > 0 && (
        <>
          <Outline
            blocks={blocks}
            titleOf={titleOf}
            levelOf={levelOf}
            selected={selected?.id}
            canEdit={canEdit}
            onSelect={onSelect}
            onMove={(from, to) => onApply(pageChanges.move(text, from, to))}
            onCopy={(at) => applyAt(pageChanges.copy(text, at), at + 1)}
            alias={alias}
            onPaste={(at, block) => applyAt(pageChanges.add(text, at, block), at)}
            onRemove={(at) => applyAt(pageChanges.remove(text, at), at)}
          />
          {selected && canEdit && (
            <BlockActions block={selected} count={blocks.length} {...props} applyAt={applyAt} />
          )}
          <p className={quiet}>{t('outline.hint')}</p>
        </>
      )}
      {tab === 'library' && (
        <Library
          alias={alias}
          words={words}
          hasFocus={isSearching}
          onAdd={(block) => {
            if (!canEdit) return;
            const at = selected ? selected.index + 1 : blocks.length;
            applyAt(pageChanges.add(text, at, block), at);
            open('page');
          }}
        />
      )}
    </nav>
  );
}

interface BlockActionsProps extends Pick<LeftSideProps, 'text' | 'onApply'> {
  block: OutlineBlock;
  count: number;
  applyAt: (change: PageChange, at: number) => void;
}

/** What may be done to the block that is chosen, for those who use no keys. */
function BlockActions({ block, count, text, onApply, applyAt }: BlockActionsProps) {
  const { t } = useTexts();
  const { index, isHidden } = block;
  return (
    <div role="toolbar" aria-label={t('outline.menu')}>
      <IconButton
        icon="arrowUp"
        name={t('block.up')}
        disabled={index === 0}
        onClick={() => onApply(pageChanges.move(text, index, index - 1))}
      />
      <IconButton
        icon="arrowDown"
        name={t('block.down')}
        disabled={index === count - 1}
        onClick={() => onApply(pageChanges.move(text, index, index + 1))}
      />
      <IconButton
        icon="copy"
        name={t('block.copy')}
        onClick={() => applyAt(pageChanges.copy(text, index), index + 1)}
      />
      <IconButton
        icon={isHidden ? 'eye' : 'eyeOff'}
        name={t(isHidden ? 'block.show' : 'block.hide')}
        onClick={() => onApply(pageChanges.setHidden(text, index, !isHidden))}
      />
      <IconButton
        icon="trash"
        name={t('block.remove')}
        onClick={() => applyAt(pageChanges.remove(text, index), index)}
      />
    </div>
  );
}
