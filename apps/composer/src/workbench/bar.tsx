import type { ComposerEvent, ComposerViewState } from '@foyer/composer';
import { Button, IconButton } from '../parts/button.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './workbench.css.ts';

interface BarProps {
  alias: string;
  view: ComposerViewState;
  /** What the flow last said. */
  message: string | undefined;
  onLeave: () => void;
  /** Absent where no texts can be read from the page. */
  onTranslate: (() => void) | undefined;
  send: (event: ComposerEvent) => void;
}

/** The page's name, how it stands with the service, undo and redo, versions, and the way to publishing. */
export function Bar({ alias, view, message, onLeave, onTranslate, send }: BarProps) {
  const { t } = useTexts();
  const isBad = view.saveStatus === 'waiting' || view.saveStatus === 'refused';
  return (
    <header className={css.bar} aria-label={t('page.bar')} data-region="bar" tabIndex={-1}>
      <IconButton icon="arrowLeft" name={t('page.back')} onClick={onLeave} />
      <h1 className={css.pageName}>/{alias}</h1>
      <output className={isBad ? css.statusBad : css.status}>
        {t(`save.${view.saveStatus}`)}
        {message !== undefined && view.dialog === undefined && `. ${message}`}
      </output>
      {isBad && <Button onClick={() => send({ type: 'page.retry' })}>{t('app.retry')}</Button>}
      <Button icon="languages" disabled={!onTranslate} onClick={onTranslate}>
        {t('translations.open')}
      </Button>
      <Button icon="history" onClick={() => send({ type: 'versions.open' })}>
        {t('versions.open')}
      </Button>
      <IconButton
        icon="undo"
        name={t('edit.undo')}
        disabled={!view.canUndo}
        onClick={() => send({ type: 'edit.undo' })}
      />
      <IconButton
        icon="redo"
        name={t('edit.redo')}
        disabled={!view.canRedo}
        onClick={() => send({ type: 'edit.redo' })}
      />
      <Button look="main" disabled={!view.canEdit} onClick={() => send({ type: 'publish.open' })}>
        {t('publish.open')}
      </Button>
    </header>
  );
}
