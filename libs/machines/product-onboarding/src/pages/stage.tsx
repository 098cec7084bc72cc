import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { PageActions } from './page-actions.tsx';
import { PageHeading } from './page-heading.tsx';
import { PageWords, usePageTitle } from './page-words.tsx';
import * as css from './stage.css.ts';
import type { PagesProps } from './pages.types.ts';

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** One page of n beside its picture, and a strip of all of them under it. */
export function Stage({ actor, view }: PagesProps) {
  const t = useTranslate('bank_card');
  const titleOf = usePageTitle();
  const { pages, pageIndex } = view;
  const page = pages[pageIndex];
  if (!page) return null;
  const count = pages.length;
  return (
    <>
      <div className={css.stage}>
        <Artwork
          className={css.picture}
          picture={page.picture}
          size={[960, 540]}
          candidates={sizes}
          sizes="(min-width: 64em) 34rem, 100vw"
        />
        <div className={css.words}>
          {count > 1 && (
            <p className={css.counter}>
              {t('bank_card.onboarding.counter', { number: pageIndex + 1, count })}
            </p>
          )}
          <PageHeading key={page.kind}>{titleOf(page)}</PageHeading>
          <PageWords page={page} />
          <PageActions actor={actor} view={view} />
        </div>
      </div>
      {count > 1 && <Strip actor={actor} view={view} />}
    </>
  );
}

/** All pages by their headlines; the bar of each says how far the viewer has come. */
function Strip({ actor, view: { pages, pageIndex } }: PagesProps) {
  const t = useTranslate('bank_card');
  const titleOf = usePageTitle();
  return (
    <ol className={css.strip} aria-label={t('bank_card.onboarding.pages')}>
      {pages.map((page, index) => (
        <li key={page.kind}>
          <button
            type="button"
            className={css.mark}
            aria-current={index === pageIndex ? 'step' : undefined}
            data-done={index < pageIndex || undefined}
            onClick={() => actor.send({ type: 'page.choose', index })}
          >
            {titleOf(page)}
          </button>
        </li>
      ))}
    </ol>
  );
}
