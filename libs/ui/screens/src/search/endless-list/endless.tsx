import { useTranslate } from '@foyer/ui/i18n';
import { action } from '@foyer/ui/action-link';
import { spinner } from '@foyer/ui/button/button.css';
import { hidden } from '@foyer/ui/visually-hidden/visually-hidden.css';
import { end, failure, foot } from './endless.css.ts';
import type { EndlessListProps } from './endless-list.types.ts';
import { Sentinel } from './sentinel.tsx';
import { useAdded } from './use-added.ts';

/** A list that goes on while one scrolls; the link at its end does the same for the keyboard. */
export default function Endless({ children, count, nextHref, onMore, state }: EndlessListProps) {
  const t = useTranslate('component');
  const added = useAdded(count);
  const isPending = state === 'pending';
  const isFailed = state === 'failed';

  return (
    <>
      {children}
      <div className={foot}>
        {/* After a failure only a press tries again, or a broken connection would be tried without end. */}
        {nextHref !== undefined && state === 'idle' && <Sentinel key={count} onNear={onMore} />}
        {isFailed && (
          <p className={failure} role="alert">
            {t('component.endless.failed')}
          </p>
        )}
        {nextHref !== undefined ? (
          <a
            className={action({ look: 'plain' })}
            href={nextHref}
            aria-disabled={isPending || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (!isPending) onMore();
            }}
          >
            {isPending && <span className={spinner} />}
            {isPending
              ? t('shell.loading')
              : t(isFailed ? 'shell.retry' : 'component.endless.more')}
          </a>
        ) : (
          <p className={end}>{t('component.endless.end')}</p>
        )}
        <output className={hidden}>
          {added > 0 && t('component.endless.added', { added, total: count })}
        </output>
      </div>
    </>
  );
}
