import { offset, shift } from '@floating-ui/react';
import { useTranslate } from '@foyer/ui/i18n';
import { ActionLink } from '@foyer/ui/action-link';
import { Facts } from '../facts/index.ts';
import { IconButton } from '@foyer/ui/icon-button';
import { buttons, cover, panel, summary, title as titleStyle, words } from './lit.css.ts';
import type { PreviewPopoverProps } from './preview.types.ts';
import { PreviewPlace } from './preview-place.tsx';
import { Trailer } from './trailer.tsx';

// Its middle is the middle of the card, as far as the window lets it.
const middleware = [
  offset(({ rects }) => -(rects.reference.height + rects.floating.height) / 2),
  shift({ padding: 8, crossAxis: true }),
];

/** The card grown to 352: trailer, round buttons, facts, two lines of what it is about. */
export default function LitPreview({ anchor, takesFocus, ...content }: PreviewPopoverProps) {
  const t = useTranslate();
  const { title, playHref, bookmark } = content;
  return (
    <PreviewPlace
      anchor={anchor}
      placement="bottom"
      middleware={middleware}
      takesFocus={takesFocus}
    >
      <section className={panel} aria-label={title.title}>
        <Trailer {...content} />
        <div className={words}>
          <div className={buttons}>
            <ActionLink href={playHref} icon="play" size="compact" isRound>
              {t('film.play')}
            </ActionLink>
            {bookmark && (
              <IconButton
                icon="bookmark"
                size="compact"
                look="plain"
                label={t('film.bookmark')}
                isOn={bookmark.isOn}
                onClick={bookmark.onToggle}
              />
            )}
          </div>
          <a className={`${titleStyle} ${cover}`} href={title.href}>
            {title.title}
          </a>
          <Facts title={title} isShort />
          <p className={summary}>{title.summary}</p>
        </div>
      </section>
    </PreviewPlace>
  );
}
