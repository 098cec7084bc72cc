import { firstInteraction } from '@foyer/ui/first-interaction';
import { farSheets } from '@foyer/ui/first-screen';
import { AssetSource, type AssetFinder } from '@foyer/ui/variants';
import {
  type CSSProperties,
  memo,
  Suspense,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { blockSteps } from './block-steps.ts';
import * as styles from './far-block.css.ts';
import { followPlace } from './near-places.ts';

/** Blocks that were near once: they are in their places at once when the viewer comes back, and so is the page. */
const met = new Set<string>();

const stepKey = (id: string): string =>
  `${typeof window === 'undefined' ? 0 : window.innerWidth} ${id}`;

/** So that a page has its places again when the viewer comes back. */
function rememberStep(id: string, place: Element | null): void {
  const next = place?.closest('[data-block]')?.nextElementSibling;
  if (!place || !next) return;
  const step = next.getBoundingClientRect().top - place.getBoundingClientRect().top;
  blockSteps.set(stepKey(id), step);
}

/** Opens the blocks that stand as the server drew them. */
const waiting = new Set<() => void>();

/**
 * Takes over all blocks that the server drew. Before what stands around them changes while they stay: React holds such a
 * change back as long as one of them waits.
 */
export function takeOverBlocks(): void {
  for (const open of waiting) open();
}

interface Gate {
  /** Absent where there is nothing to wait for. */
  opened?: Promise<void>;
  open: () => void;
}

function gateOf(id: string): Gate {
  if (typeof document === 'undefined' || met.has(id)) return { open: () => {} };
  let settle = () => {};
  const opened = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const open = () => {
    met.add(id);
    waiting.delete(open);
    settle();
  };
  waiting.add(open);
  return { opened, open };
}

/**
 * What a block waits for that the server has drawn, beside being near: the first screen, where the blocks before it fill a
 * window; its styles, which come after the first screen. `never` where it may stand in the first window and would grow in it.
 */
export type FarWait = readonly ('screen' | 'sheets')[] | 'never';

/** Props of {@link FarBlock}. */
interface FarBlockProps {
  /** Of the block. */
  id: string;
  /** What the block is made of: while it stands, no update reaches what the server has rendered. */
  from: unknown;
  /** How the server's block waits; nothing in the browser. */
  waits?: FarWait | undefined;
  children: ReactNode;
}

/**
 * A block below what the first window shows: the server renders it whole, and its code comes when it is less than a window
 * away. Until then there is the server's block, or room for it on a page that the browser makes.
 */
export const FarBlock = memo(
  function FarBlock({ id, waits, children }: FarBlockProps) {
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => gateOf(id));
    useEffect(() => watch(place.current, id, gate), [id, gate]);
    useLayoutEffect(() => {
      const { current } = place;
      return () => rememberStep(id, current);
    }, [id]);
    return (
      // How the server's block waits is its own alone: whoever opens it ends that.
      <div
        ref={place}
        className={import.meta.env.SSR ? servedClass(waits) : styles.place}
        suppressHydrationWarning
      >
        <WithoutScripts waits={waits}>
          <Suspense fallback={<Room id={id} />}>
            <Behind gate={gate}>{children}</Behind>
          </Suspense>
        </WithoutScripts>
      </div>
    );
  },
  (one, other) => one.from === other.from,
);

const servedClass = (waits: FarWait = []): string =>
  [
    styles.place,
    waits !== 'never' && styles.served,
    waits.includes('screen') && styles.below,
    waits.includes('sheets') && styles.unstyled,
  ]
    .filter(Boolean)
    .join(' ');

/** The server makes it too, beside the block that stands in its place. */
function Room({ id }: { id: string }) {
  const step = blockSteps.get(stepKey(id));
  if (step === undefined) return <div className={styles.room} />;
  const style = { '--far-step': `${step}px` } as CSSProperties;
  return <div className={`${styles.room} ${styles.knownRoom}`} style={style} />;
}

function Behind({ gate: { opened }, children }: { gate: Gate; children: ReactNode }) {
  if (opened) use(opened);
  return children;
}

function watch(place: Element | null, id: string, { opened, open }: Gate) {
  if (!place || !opened) return undefined;
  let stop: (() => void) | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    stop?.();
  };
  void firstInteraction().then(() => {
    if (isOver) return;
    stop = followPlace(place, { onNear: open, onFar: () => rememberStep(id, place) });
  });
  void opened.then(() => {
    end();
    place.classList.remove(styles.served, styles.below);
  });
  return () => {
    end();
    waiting.delete(open);
  };
}

/**
 * The server announces styles alone: scripts of what is below belong to no first load. Styles of what the first window does
 * not show come after it. The browser announces nothing.
 */
function WithoutScripts({ waits, children }: Pick<FarBlockProps, 'waits' | 'children'>) {
  const source = useContext(AssetSource);
  if (!import.meta.env.SSR || !source) return children;
  const assetsOf: AssetFinder['assetsOf'] = (module) => ({
    ...source.assetsOf(module),
    scripts: [],
  });
  const group = waits?.includes('sheets') ? { precedence: farSheets } : {};
  return <AssetSource value={{ ...source, ...group, assetsOf }}>{children}</AssetSource>;
}
