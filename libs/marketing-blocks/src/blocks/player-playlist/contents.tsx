import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import * as css from './contents.css.ts';
import { wordBucket } from '../../parts/fit-words.ts';
import { moveInList } from './list-keys.ts';
import type { ListProps } from './clip-list.tsx';

/** The clips as numbered contents, the one that is on the stage marked as with a pen. */
export default function Contents({ clips, current, onChoose }: ListProps) {
  const t = useTranslate('info');
  return (
    <ol className={css.contents} aria-label={t('info.clip.list')}>
      {clips.map(({ id, title }, index) => (
        <li key={id}>
          <button
            type="button"
            className={css.line}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
            onKeyDown={moveInList}
          >
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={css.words}>
              <span className={css.name} data-word={wordBucket(title)}>
                {title}
              </span>
            </span>
            {index === current && <Icon name="play" size={16} isOn />}
          </button>
        </li>
      ))}
    </ol>
  );
}
