import type { ComposerEvent, ComposerViewState } from '@foyer/composer';
import type { Problem } from '@foyer/page-document';
import { ConflictDialog } from './conflict-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface DialogsProps {
  alias: string;
  view: ComposerViewState;
  message: string | undefined;
  isPublisher: boolean;
  canSchedule: boolean;
  nameOf: (id: string) => string;
  /** Bytes of pictures that the page loads, once they were measured. */
  bytes: number | undefined;
  /** Leads to what a check found. */
  onShow: (problem: Problem) => void;
  onTranslate: () => void;
  send: (event: ComposerEvent) => void;
}

/** What lies over the page, by the state of the flow. */
export function Dialogs({
  alias,
  view,
  message,
  isPublisher,
  canSchedule,
  nameOf,
  bytes,
  onShow,
  onTranslate,
  send,
}: DialogsProps) {
  const onRetry =
    view.canRetry && message !== undefined ? () => send({ type: 'page.retry' }) : undefined;
  const shared = { isBusy: view.isBusy, message, onRetry };
  switch (view.dialog) {
    case 'publishing':
      return (
        <PublishDialog
          {...shared}
          problems={view.problems}
          planned={view.planned}
          canPlan={!view.isBusy}
          nameOf={nameOf}
          onTranslate={() => {
            send({ type: 'publish.close' });
            onTranslate();
          }}
          onUnschedule={(id) => send({ type: 'publish.unschedule', id })}
          canPublish={view.canPublish}
          isPublisher={isPublisher}
          canSchedule={canSchedule}
          bytes={bytes}
          onShow={(problem) => {
            send({ type: 'publish.close' });
            onShow(problem);
          }}
          onPublish={(note) => send({ type: 'publish.send', note })}
          onSchedule={(time) => send({ type: 'publish.schedule', ...time })}
          onClose={() => send({ type: 'publish.close' })}
        />
      );
    case 'versions':
      return (
        <VersionsDialog
          {...shared}
          alias={alias}
          text={view.text}
          versions={view.versions}
          canRestore={isPublisher && view.saveStatus === 'saved'}
          nameOf={nameOf}
          onRestore={(number) => send({ type: 'versions.restore', number })}
          onClose={() => send({ type: 'versions.close' })}
        />
      );
    case 'conflict':
      return (
        <ConflictDialog
          {...shared}
          conflicts={view.conflicts}
          isDecided={view.isDecided}
          nameOf={nameOf}
          onChoose={(conflict, side) => send({ type: 'conflict.choose', conflict, side })}
          onApply={() => send({ type: 'conflict.apply' })}
        />
      );
    default:
      return null;
  }
}
