import { useTranslate } from '@foyer/ui/i18n';
import type { MenuItem } from './navigation.types.ts';
import { Disclosure } from './disclosure.tsx';
import { isCurrentPath } from './is-current-path.ts';
import { useFittingWords } from './use-fitting-words.ts';
import { cell, list, more, row, word } from './words-row.css.ts';

/** The sections as a row of words; what does not fit stands under «Ещё», on phones the row scrolls. */
export function WordsRow({
  items,
  currentPath,
}: {
  items: readonly Omit<MenuItem, 'icon'>[];
  currentPath: string;
}) {
  const t = useTranslate();
  const { row: rowRef, list: listRef, more: moreRef, shown } = useFittingWords(items.length);
  const leftOut = items.slice(shown);
  const isLeftOut = (index: number) => (index < shown ? undefined : '');

  return (
    <nav ref={rowRef} className={row} aria-label={t('shell.navigation')}>
      <ul ref={listRef} className={list}>
        {items.map((item, index) => (
          <li key={item.id} className={cell} data-left-out={isLeftOut(index)}>
            <a
              className={word}
              href={item.href}
              aria-current={isCurrentPath(item.href, currentPath) ? 'page' : undefined}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
      <div ref={moreRef} className={more} data-left-out={leftOut.length === 0 ? '' : undefined}>
        <Disclosure
          className={word}
          title={t('shell.more')}
          links={leftOut.map((item) => ({
            ...item,
            isCurrent: isCurrentPath(item.href, currentPath),
          }))}
        />
      </div>
    </nav>
  );
}
