import { lazy, Suspense, useMemo, useState } from 'react';
import { flatten, machineGraph } from './diagram/machine-graph.ts';
import {
  diagramArea,
  outlineColumn,
  outlineDetails,
  outlineList,
  page,
  panelsColumn,
  pending,
  workbench,
} from './explorer.css.ts';
import type { ExplorerTarget } from './explorer.types.ts';
import { CallsPanel } from './panels/calls-panel.tsx';
import { EventForm } from './panels/event-form.tsx';
import { MissingSecrets } from './panels/missing-secrets.tsx';
import { note, problem as problemStyle, stack } from './panels/panels.css.ts';
import { placeText } from './panels/place-text.ts';
import { PositionBar } from './panels/position-bar.tsx';
import { Section } from './panels/section.tsx';
import { SnapshotPanel } from './panels/snapshot-panel.tsx';
import { type RequirementTexts, StateDetails } from './panels/state-details.tsx';
import { StatesPanel } from './panels/states-panel.tsx';
import { StepsPanel } from './panels/steps-panel.tsx';
import { TimePanel } from './panels/time-panel.tsx';
import { replay } from './session/explorer-session.ts';
import { writeReplayFile } from './session/replay-file.ts';
import { shortestPath } from './session/shortest-path.ts';
import { activeNodes, listenedTypes } from './session/triggers.ts';
import { usePosition } from './use-position.ts';
import { useSteps } from './use-steps.ts';

// React Flow and elkjs are large, and nothing but the drawing needs them.
const loadDiagram = () => import('./diagram/diagram.tsx');
const MachineDiagram = lazy(loadDiagram);

/** Loads what draws, ahead of the first drawing. */
export const preloadDiagram = async (): Promise<void> => void (await loadDiagram());

/** Props of {@link MachineExplorer}. */
export interface MachineExplorerProps {
  title: string;
  /** Keep it stable: another target starts the exploration anew. */
  target: ExplorerTarget;
  /** Texts of the requirements that states name, by id. @default none: ids only */
  requirementTexts?: RequirementTexts;
}

const noTexts: RequirementTexts = {};

/** Draws a machine and steps it: sends its events, answers its calls, moves its time, goes back. Design §2. */
export function MachineExplorer({
  title,
  target,
  requirementTexts = noTexts,
}: MachineExplorerProps) {
  const { position, problem, missing, hasLink, setPosition, fillSecrets, loadFile } =
    usePosition(target);
  const [selectedId, setSelectedId] = useState<string>();
  const [outOfReachId, setOutOfReachId] = useState<string>();
  const graph = useMemo(() => machineGraph(target.machine), [target]);
  const session = useMemo(() => replay(target, position), [target, position]);
  const { snapshot } = session;
  const activeIds = useMemo(() => new Set(activeNodes(snapshot).map(({ id }) => id)), [snapshot]);

  const { start, steps } = position;
  const { later, goTo: goToStep, take } = useSteps(position, setPosition);
  const selected = flatten(graph.root).find(({ id }) => id === selectedId);
  const types =
    snapshot.status === 'active'
      ? listenedTypes(activeNodes(snapshot), Object.keys(target.events)).sort()
      : [];
  const goTo = (id: string) => {
    const path = shortestPath(target, start, id);
    setOutOfReachId(path ? undefined : id);
    if (path) setPosition(path);
  };
  const choice = { activeIds, selectedId, onSelect: setSelectedId };

  return (
    <div className={page}>
      <div className={workbench}>
        <PositionBar
          title={title}
          place={placeText(graph.root, activeIds)}
          inputs={Object.keys(target.inputs)}
          start={start}
          onStart={(next) => setPosition({ start: next, steps: [] })}
          canGoBack={steps.length > 0}
          onBack={() => goToStep(steps.length - 1)}
          onReset={() => setPosition({ start, steps: [] })}
          canGoOn={later.length > 0}
          onForward={() => goToStep(steps.length + 1)}
          hasLink={hasLink}
          fileName={target.machine.id}
          onExport={() => writeReplayFile(target, position)}
          onImport={loadFile}
        />
        <div className={outlineColumn}>
          <div className={outlineList}>
            <StatesPanel root={graph.root} {...choice} />
          </div>
          {selected && (
            <div className={outlineDetails}>
              <StateDetails
                node={selected}
                requirementTexts={requirementTexts}
                isOutOfReach={outOfReachId === selected.id}
                onGoTo={() => goTo(selected.id)}
              />
            </div>
          )}
        </div>
        <div className={diagramArea}>
          <Suspense fallback={<p className={pending}>Drawing…</p>}>
            <MachineDiagram graph={graph} {...choice} />
          </Suspense>
        </div>
        <div className={panelsColumn}>
          {problem !== undefined && (
            <p className={problemStyle} role="alert">
              {problem}
            </p>
          )}
          {missing.length > 0 && (
            <MissingSecrets
              key={missing.join()}
              missing={missing}
              secrets={target.secrets ?? noTexts}
              onFilled={fillSecrets}
            />
          )}
          <CallsPanel target={target} calls={session.calls} onStep={take} />
          <Section title="Events">
            <div className={stack}>
              {types.length === 0 && <p className={note}>None: the machine has ended or waits.</p>}
              {types.map((type) => (
                <EventForm
                  key={type}
                  target={target}
                  type={type}
                  snapshot={snapshot}
                  onStep={take}
                />
              ))}
            </div>
          </Section>
          <TimePanel nowMs={session.nowMs} timers={session.timers} onStep={take} />
          <StepsPanel
            target={target}
            steps={steps}
            later={later}
            ignored={session.ignored}
            onGoTo={goToStep}
          />
          <SnapshotPanel snapshot={snapshot} />
        </div>
      </div>
    </div>
  );
}
