import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { wordBucket } from '../../parts/fit-words.ts';
import { moveInList } from './list-keys.ts';
import type { ListProps } from './clip-list.tsx';
import * as css from './strip.css.ts';

/** The clips with their pictures over the end of the stage, the one that is on it lit. */
export default function Strip({ clips, current, onChoose }: ListProps) {
  const t = useTranslate('info');
  return (
    <ul className={css.strip} aria-label={t('info.clip.list')}>
      {clips.map(({ id, title, picture }, index) => (
        <li key={id}>
          <button
            type="button"
            className={css.row}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
            onKeyDown={moveInList}
          >
            <span className={css.thumb}>
              {picture && <Artwork className={css.picture} picture={picture} size={[104, 58]} />}
            </span>
            <span className={css.words}>
              <span className={css.name} data-word={wordBucket(title)}>
                {title}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
