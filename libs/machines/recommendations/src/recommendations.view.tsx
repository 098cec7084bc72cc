import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalDialogProps, ModalShell } from '@foyer/modal/view';
import { ClosingLine } from '@foyer/ui/closing-line';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { PosterCard } from '@foyer/screens/poster-card';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { row } from './recommendations.css.ts';
import { createRecommendationsMachine } from './recommendations.machine.ts';
import { selectRecommendations } from './recommendations.selectors.ts';
import type { RecommendationsInput, RecommendationsOutput } from './recommendations.types.ts';

/** What {@link RecommendationsFlow} needs. */
export interface RecommendationsFlowProps {
  shell: ModalShell;
  input: RecommendationsInput;
  /** When it closes by itself; absent where the viewer closes it. MODAL-029, MODAL-030 */
  autoClose?: ModalDialogProps['autoClose'];
  /** Called once, at the end; not where the dialog closes by itself. */
  onDone: (output: RecommendationsOutput) => void;
}

/** The dialog with a shelf of titles to watch next, each a link to its page. EVENT-022 */
export function RecommendationsFlow({ shell, input, autoClose, onDone }: RecommendationsFlowProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createRecommendationsMachine), input, onDone);
  const titles = useSelector(actor, selectRecommendations);
  const close = () => actor.send({ type: 'recommendations.close' });
  if (titles.length === 0) return null;
  return (
    <Dialog
      {...shell}
      title={t('modal.recommendations.title')}
      {...(autoClose && {
        description: t('modal.recommendations.closing', { count: autoClose.seconds }),
      })}
      size="wide"
      onClose={close}
      onEscape={close}
    >
      {autoClose && <ClosingLine {...autoClose} />}
      {/* The cards may still be loading, and the dialog must be there. */}
      <Suspense>
        <ul className={row} aria-label={t('modal.recommendations.list')}>
          {titles.map((title) => (
            <li key={title.id}>
              <PosterCard title={title} />
            </li>
          ))}
        </ul>
      </Suspense>
    </Dialog>
  );
}
