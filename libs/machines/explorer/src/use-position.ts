import { useEffect, useMemo, useRef, useState } from 'react';
import type { ExplorerTarget, Position } from './explorer.types.ts';
import type { ReadPosition } from './session/position-json.ts';
import { readLink, writeLink } from './session/position-link.ts';
import { readReplayFile, type ReadReplay } from './session/replay-file.ts';

type Answers = Readonly<Record<string, string>>;

interface Place {
  position: Position;
  /** What the tester should know of where the position came from. */
  problem: string | undefined;
  /** Places of the secrets that a link or a file holds back; the position waits for them. */
  missing: readonly string[];
  /** Reads the link or the file again, with its secrets. */
  reopen: (answers: Answers) => Place;
}

/** The tester's position, kept in the fragment of the address so that it can be sent. */
export function usePosition(target: ExplorerTarget) {
  const [place, setPlace] = useState(() => placeByLink(target));
  const { position, problem, missing, reopen } = place;

  /** Nothing for the start, which needs no link; `undefined` for a position that is too long for one. */
  const link = useMemo(
    () => (isStart(target, position) ? '' : writeLink(target, position)),
    [target, position],
  );

  const written = useRef<string>(undefined);
  useEffect(() => {
    // While secrets are missing the address says more than the position.
    if (missing.length > 0) return;
    putFragment(link ? `#${link}` : '');
    written.current = location.hash;
    // The next explorer on this page is not at this one's position.
    return () => putFragment('');
  }, [link, missing]);

  useEffect(() => {
    // An event may come late, of an address that was written here.
    const follow = () => {
      if (location.hash !== written.current) setPlace(placeByLink(target));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [target]);

  return {
    position,
    problem,
    missing,
    hasLink: link !== undefined,
    setPosition: (next: Position) => setPlace(placeAt(next)),
    fillSecrets: (answers: Answers) => setPlace(reopen(answers)),
    loadFile: (text: string) => setPlace(placeByFile(target, text)),
  };
}

function putFragment(fragment: string) {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
}

const startOf = ({ inputs }: ExplorerTarget): Position => ({
  start: { given: Object.keys(inputs)[0] ?? '' },
  steps: [],
});

const isStart = (target: ExplorerTarget, { start, steps }: Position) =>
  steps.length === 0 && 'given' in start && start.given === Object.keys(target.inputs)[0];

const placeAt = (position: Position, problem?: string): Place => ({
  position,
  problem,
  missing: [],
  reopen: () => placeAt(position, problem),
});

function placeByLink(target: ExplorerTarget, answers?: Answers): Place {
  const link = readLink(target, location.hash, answers);
  return link
    ? placeOf(target, 'address', link, (next) => placeByLink(target, next))
    : placeAt(startOf(target));
}

function placeByFile(target: ExplorerTarget, text: string, answers?: Answers): Place {
  const file = readReplayFile(target, text, answers);
  return placeOf(target, 'file', file, (next) => placeByFile(target, text, next));
}

function placeOf(
  target: ExplorerTarget,
  source: 'address' | 'file',
  found: ReadPosition | ReadReplay,
  reopen: Place['reopen'],
): Place {
  switch (found.status) {
    case 'ready': {
      const isOther = 'isOtherVersion' in found && found.isOtherVersion;
      return placeAt(
        found.position,
        isOther
          ? 'Recorded with another version of this machine: it may lead elsewhere.'
          : undefined,
      );
    }
    case 'locked':
      return { ...placeAt(startOf(target)), missing: found.missing, reopen };
    case 'foreign':
      return placeAt(startOf(target), `The file is of another machine: ${found.machine}.`);
    case 'unreadable':
      return placeAt(startOf(target), `The ${source} holds no position of this machine.`);
  }
}
