import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import type { OnboardingPage } from '../product-onboarding.types.ts';
import { PageActions } from './page-actions.tsx';
import { PageHeading } from './page-heading.tsx';
import { PageWords, usePageTitle } from './page-words.tsx';
import type { PagesProps } from './pages.types.ts';
import * as css from './spread.css.ts';

/** All pages side by side with their numbers, the current one wider and the only one with buttons. */
export function Spread({ actor, view }: PagesProps) {
  const t = useTranslate('bank_card');
  const { pages } = view;
  return (
    <ol className={css.columns} aria-label={t('bank_card.onboarding.pages')}>
      {pages.map((page, index) => (
        <Column key={page.kind} actor={actor} view={view} page={page} index={index} />
      ))}
    </ol>
  );
}

function Column({
  actor,
  view,
  page,
  index,
}: PagesProps & { page: OnboardingPage; index: number }) {
  const t = useTranslate('bank_card');
  const titleOf = usePageTitle();
  const { pages, pageIndex } = view;
  const isCurrent = index === pageIndex;
  const title = titleOf(page);
  return (
    <li className={css.column} data-current={isCurrent || undefined}>
      {pages.length > 1 && (
        <p className={css.number} aria-hidden="true">
          {index + 1}
        </p>
      )}
      <Artwork
        className={css.picture}
        picture={page.picture}
        size={[640, 360]}
        candidates={[
          [640, 360],
          [960, 540],
        ]}
        sizes="(min-width: 48em) 20rem, 100vw"
        hasEdge={false}
      />
      {isCurrent ? (
        <PageHeading>{title}</PageHeading>
      ) : (
        <h3 className={css.otherHeading}>
          <button
            type="button"
            className={css.choose}
            onClick={() => actor.send({ type: 'page.choose', index })}
          >
            {title}
          </button>
        </h3>
      )}
      <PageWords page={page} />
      {index < pageIndex && <p className={css.seen}>{t('bank_card.onboarding.seen')}</p>}
      {isCurrent && <PageActions actor={actor} view={view} />}
    </li>
  );
}
