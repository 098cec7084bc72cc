import { flip, offset, shift } from '@floating-ui/react';
import { useTranslate } from '@foyer/ui/i18n';
import PrintInfoBar from '../info-bar/print.tsx';
import { word } from '@foyer/ui/print/print.css';
import type { PreviewPopoverProps } from './preview.types.ts';
import { actions, sheet, standfirst, words } from './print.css.ts';
import { PreviewPlace } from './preview-place.tsx';
import { Trailer } from './trailer.tsx';

const middleware = [
  offset(14),
  flip({ fallbackPlacements: ['left-start', 'bottom-start', 'top-start'], padding: 8 }),
  // Where no side has room, as at 400 %, it stays in the window.
  shift({ padding: 8, crossAxis: true }),
];

/** A white sheet beside the card, never over it: trailer, standfirst, two words to press. */
export default function PrintPreview({ anchor, takesFocus, ...content }: PreviewPopoverProps) {
  const t = useTranslate();
  const { title, playHref, bookmark } = content;
  return (
    <PreviewPlace
      anchor={anchor}
      placement="right-start"
      middleware={middleware}
      takesFocus={takesFocus}
    >
      <section className={sheet} aria-label={title.title}>
        <Trailer {...content} />
        <div className={words}>
          <p className={standfirst}>{title.summary}</p>
          <PrintInfoBar title={title} />
          <div className={actions}>
            <a className={word} href={playHref}>
              {t('film.play')}
            </a>
            {bookmark && (
              <button
                type="button"
                className={word}
                aria-pressed={bookmark.isOn}
                onClick={bookmark.onToggle}
              >
                {t(bookmark.isOn ? 'card.kept' : 'card.keep')}
              </button>
            )}
          </div>
        </div>
      </section>
    </PreviewPlace>
  );
}
