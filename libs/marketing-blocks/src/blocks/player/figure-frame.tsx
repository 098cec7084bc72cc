import { useTranslate } from '@foyer/ui/i18n';
import * as css from './figure-frame.css.ts';
import type { FrameProps } from './frame.tsx';

/** A clip as a figure: whose it is, and its facts, in the caption. */
export default function FigureFrame({ film, children }: FrameProps) {
  const t = useTranslate();
  return (
    <figure className={css.figure}>
      {children}
      {film && (
        <figcaption className={css.caption}>
          <a className={css.link} href={film.href}>
            {t('page.trailer', { title: film.title })}
          </a>
          <span>{[film.year, film.genres[0], film.ageLabel].filter(Boolean).join(', ')}</span>
        </figcaption>
      )}
    </figure>
  );
}
