import type { FormWords } from '@foyer/blocks/forms';
import { useState } from 'react';
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
  const [tab, setTab] = useState<(typeof tabs)[number]>('page');
  /** Makes a change, and chooses the block at a place afterwards. */
  const applyAt = (change: PageChange, at: number) => {
    onApply(change);
    const next = readOutline(after(text, change), 'rus');
    const block = next[Math.min(at, next.length - 1)];
    if (block) onSelect(block.id);
  };
  return (
    <nav className={css.left} aria-label={t('outline.title')}>
      <div className={css.tabs} role="tablist">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab === name}
            onClick={() => setTab(name)}
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
          hasFocus={false}
          onAdd={(block) => {
            if (!canEdit) return;
            const at = selected ? selected.index + 1 : blocks.length;
            applyAt(pageChanges.add(text, at, block), at);
            setTab('page');
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
