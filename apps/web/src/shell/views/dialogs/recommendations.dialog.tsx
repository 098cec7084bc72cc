import { PortsProvider } from '@foyer/core/react';
import { createRecommendationsMachine } from '@foyer/recommendations';
import { RecommendationsFlow } from '@foyer/recommendations/view';
import { useMemo } from 'react';
import { recommendationsPorts } from '../../../ports/recommendations.ports.ts';
import { isTitle, type ItemDialogProps, ofItem } from './of-item.tsx';

function Recommendations({ shell, item, autoClose, running, reject }: ItemDialogProps) {
  const ports = useMemo(() => recommendationsPorts(running), [running]);
  return (
    <PortsProvider flow={createRecommendationsMachine} ports={ports}>
      <RecommendationsFlow
        shell={shell}
        input={{ itemId: item.id }}
        autoClose={autoClose}
        onDone={() => reject()}
      />
    </PortsProvider>
  );
}

/** What to watch next; closes by itself. EVENT-022, MODAL-029, MODAL-030 */
export const RecommendationsDialog = ofItem(Recommendations, isTitle);
