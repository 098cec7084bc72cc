import { lazy, Suspense, useMemo, useState } from 'react';
import { flatten, machineGraph } from '../diagram/machine-graph.ts';
import {
  diagramArea,
  outlineColumn,
  outlineDetails,
  outlineList,
  panelsColumn,
  pending,
} from '../explorer.css.ts';
import { placeText } from '../panels/place-text.ts';
import { Section } from '../panels/section.tsx';
import { SnapshotPanel } from '../panels/snapshot-panel.tsx';
import { type RequirementTexts, StateDetails } from '../panels/state-details.tsx';
import { StatesPanel } from '../panels/states-panel.tsx';
import { activeNodes } from '../session/triggers.ts';
import { ActorList } from './actor-list.tsx';
import type { InspectedActor } from './create-inspector.ts';
import { EventLog } from './event-log.tsx';

// React Flow and elkjs are large, and a closed panel needs neither.
const MachineDiagram = lazy(() => import('../diagram/diagram.tsx'));

interface ActorViewProps {
  actor: InspectedActor;
  actors: readonly InspectedActor[];
  onChoose: (sessionId: string) => void;
  requirementTexts: RequirementTexts;
}

/** One running flow: its drawing, the way to the others, and what it got. */
export function ActorView({ actor, actors, onChoose, requirementTexts }: ActorViewProps) {
  const { machine, snapshot, log } = actor;
  const [selectedId, setSelectedId] = useState<string>();
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const activeIds = useMemo(() => new Set(activeNodes(snapshot).map(({ id }) => id)), [snapshot]);
  const selected = flatten(graph.root).find(({ id }) => id === selectedId);
  const choice = { activeIds, selectedId, onSelect: setSelectedId };
  return (
    <>
      <div className={outlineColumn}>
        <div className={outlineList}>
          <Section title="Flows">
            <ActorList actors={actors} chosenId={actor.sessionId} onChoose={onChoose} />
          </Section>
          <StatesPanel root={graph.root} {...choice} />
        </div>
        {selected && (
          <div className={outlineDetails}>
            <StateDetails node={selected} requirementTexts={requirementTexts} />
          </div>
        )}
      </div>
      <div className={diagramArea}>
        <Suspense fallback={<p className={pending}>Drawing…</p>}>
          <MachineDiagram graph={graph} {...choice} />
        </Suspense>
      </div>
      <div className={panelsColumn}>
        <Section title="Now">
          <output aria-label="Active states">{placeText(graph.root, activeIds)}</output>
        </Section>
        <EventLog log={log} recording={actor.recording} />
        <SnapshotPanel snapshot={snapshot} />
      </div>
    </>
  );
}
