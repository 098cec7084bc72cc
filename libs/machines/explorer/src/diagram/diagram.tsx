import { useState } from 'react';
import { saveFile } from '../panels/save-file.ts';
import { canvasFrame, notDrawn } from './diagram.css.ts';
import { DiagramFlow } from './diagram-flow.tsx';
import { DiagramTools } from './diagram-tools.tsx';
import type { MachineDiagramProps } from './diagram.types.ts';
import { svgText } from './svg-text.tsx';
import { useFolds } from './use-folds.ts';
import { useLayout } from './use-layout.ts';

const sentences = {
  pending: 'Drawing…',
  // ELK fails on some shapes of machines.
  failed: 'This machine cannot be drawn; its list is whole.',
};

/** Draws a machine, once it is laid out. The outline beside it is its equal for keyboards and readers. */
export default function MachineDiagram({ graph, ...choice }: MachineDiagramProps) {
  const { activeIds, selectedId } = choice;
  const { folded, toggle, ...folds } = useFolds(graph.root, selectedId);
  const { status, diagram } = useLayout(graph, folded);
  // A state that was asked for keeps its place, until its reader wants to follow again.
  const [followed, setFollowed] = useState({ selectedId, isFollowing: true });
  const isFollowing = followed.isFollowing && followed.selectedId === selectedId;
  const setIsFollowing = (isNow: boolean) => setFollowed({ selectedId, isFollowing: isNow });
  if (!diagram)
    return <p className={notDrawn}>{sentences[status === 'failed' ? status : 'pending']}</p>;
  return (
    <div className={canvasFrame}>
      <DiagramTools
        isFollowing={isFollowing}
        onFollow={setIsFollowing}
        {...folds}
        onSave={() =>
          saveFile(`${graph.root.name}.svg`, svgText(diagram, activeIds), 'image/svg+xml')
        }
      />
      <DiagramFlow
        key={graph.root.id}
        diagram={diagram}
        folded={folded}
        onFold={toggle}
        isFollowing={isFollowing}
        onHold={() => isFollowing && setIsFollowing(false)}
        {...choice}
      />
    </div>
  );
}
