import { useEffect, useState } from 'react';
import type { ExplorerTarget, Position } from './explorer.types.ts';
import { type MissingSecret, readLink, writeLink } from './session/position-link.ts';

interface Place {
  position: Position;
  /** Secrets that the address holds back. */
  missing: readonly MissingSecret[];
  /** The address holds a position that this machine cannot be in. */
  isUnreadable: boolean;
}

/** The tester's position, kept in the fragment of the address so that it can be sent. */
export function usePosition(target: ExplorerTarget) {
  const [place, setPlace] = useState(() => placeOf(target));
  const { position, missing } = place;

  useEffect(() => {
    // While secrets are missing the address says more than the position.
    if (missing.length > 0) return;
    const isStart = position.steps.length === 0 && position.input === firstInput(target);
    putFragment(isStart ? '' : `#${writeLink(target, position)}`);
    // The next explorer on this page is not at this one's position.
    return () => putFragment('');
  }, [target, position, missing]);

  useEffect(() => {
    const follow = () => setPlace(placeOf(target));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [target]);

  return {
    ...place,
    setPosition: (next: Position) => setPlace({ position: next, missing: [], isUnreadable: false }),
    fillSecrets: (answers: Readonly<Record<string, string>>) => setPlace(placeOf(target, answers)),
  };
}

function putFragment(fragment: string) {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
}

const firstInput = (target: ExplorerTarget) => Object.keys(target.inputs)[0] ?? '';

function placeOf(target: ExplorerTarget, answers?: Readonly<Record<string, string>>): Place {
  const start: Position = { input: firstInput(target), steps: [] };
  const link = readLink(target, location.hash, answers);
  if (link?.status === 'ready')
    return { position: link.position, missing: [], isUnreadable: false };
  return {
    position: start,
    missing: link?.status === 'locked' ? link.missing : [],
    isUnreadable: link?.status === 'unreadable',
  };
}
