import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { workbench } from '../explorer.css.ts';
import { button } from '../form/form.css.ts';
import { bar } from '../panels/panels.css.ts';
import type { RequirementTexts } from '../panels/state-details.tsx';
import { ActorView } from './actor-view.tsx';
import type { InspectedActor, Inspector } from './create-inspector.ts';
import { InspectorTools } from './inspector-tools.tsx';
import { closed, dock, wholeWindow } from './inspector.css.ts';
import { openOwnWindow, type OwnWindow } from './own-window.ts';
import { ResizeHandle, type Side } from './resize-handle.tsx';
import { FOCUS_KEY } from './stand-beside-dialogs.ts';

/** Props of {@link InspectorPanel}. */
export interface InspectorPanelProps {
  inspector: Inspector;
  /** Texts of the requirements that states name, by id. */
  requirementTexts: RequirementTexts;
}

const TITLE = 'Inspector';

/** The running flows of a page: each one's states, what it remembers, what it got. Design §2. */
export function InspectorPanel({ inspector, requirementTexts }: InspectorPanelProps) {
  const actors = useSyncExternalStore(inspector.subscribe, inspector.actors, inspector.actors);
  const [isOpen, setIsOpen] = useState(false);
  const [ownWindow, setOwnWindow] = useState<OwnWindow>();
  const [side, setSide] = useState<Side>('bottom');
  const [share, setShare] = useState(50);
  const [chosenId, setChosenId] = useState<string>();
  const actor = actors.find(({ sessionId }) => sessionId === chosenId) ?? newest(actors);
  const isDocked = isOpen && !ownWindow;

  const leave = () => setOwnWindow(openOwnWindow(TITLE, () => setOwnWindow(undefined)));
  const toggle = () => (ownWindow ? ownWindow.close() : setIsOpen(!isOpen));
  const tools = (
    <InspectorTools
      actor={actor}
      side={side}
      onSide={setSide}
      isAway={ownWindow !== undefined}
      onLeave={leave}
      onReturn={toggle}
    />
  );
  const view = actor && (
    <ActorView
      actor={actor}
      actors={actors}
      onChoose={setChosenId}
      requirementTexts={requirementTexts}
    />
  );
  const size = side === 'bottom' ? { blockSize: `${share}%` } : { inlineSize: `${share}%` };
  return (
    <aside
      className={isDocked ? dock : closed}
      aria-label={TITLE}
      {...(isDocked && { 'data-side': side, style: size })}
    >
      {isDocked && <ResizeHandle side={side} share={share} onResize={setShare} />}
      <div className={isDocked ? workbench : undefined}>
        <header className={isDocked ? bar : undefined}>
          <button
            type="button"
            className={button}
            aria-expanded={isOpen}
            aria-keyshortcuts={FOCUS_KEY}
            title={`${FOCUS_KEY} leads here and back`}
            onClick={toggle}
          >
            Flows: {actors.length}
          </button>
          {isDocked && tools}
        </header>
        {isDocked && view}
      </div>
      {ownWindow &&
        createPortal(
          <main className={wholeWindow}>
            <div className={workbench}>
              <header className={bar}>{tools}</header>
              {view}
            </div>
          </main>,
          ownWindow.place,
        )}
    </aside>
  );
}

/** What is running is of more interest than what has ended. */
const newest = (actors: readonly InspectedActor[]) =>
  actors.findLast(({ snapshot }) => snapshot.status === 'active') ?? actors.at(-1);
