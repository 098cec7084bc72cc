import { onFirstInteraction } from '@foyer/ui/first-interaction';
import { lazyPart, loadPatiently } from '@foyer/ui/variants';
import { memo, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { StylesOnly } from './styles-only.tsx';
import { keepPress, part, PartReady } from './keep-press.tsx';

/** Heard from the start, before any part is there. */
const interaction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => void onFirstInteraction(resolve));

/** Only the server announces anything: the browser's build is without it. */
const Announced: typeof StylesOnly = import.meta.env.SSR ? StylesOnly : ({ children }) => children;

/** A component whose code comes with the viewer's first act. */
export interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Loads it at once, for the server and for a page that is opened by a press. */
  preload: () => Promise<void>;
}

/**
 * A part of a page that the server renders whole, and whose code the browser fetches once somebody is there: whoever only
 * reads loads nothing of it. What is pressed before the code has come is pressed again then.
 *
 * @param module - Path from the repository's root; the server announces its styles.
 * @param load - Its props should be plain values: while the server's part stands, no update may reach it.
 */
export function deferredComponent<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let Part: ComponentType<Props> | undefined;

  const Kept = memo(function Kept(props: Props) {
    const Loaded = (Part ??= lazyPart(() => interaction.then(load)));
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
        <PartReady />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;

  function Late(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => keepPress(box.current), []);
    return (
      <div ref={box} {...part}>
        <Announced module={module}>
          <Kept {...props} />
        </Announced>
      </div>
    );
  }
  Late.preload = async () => {
    const component = await loadPatiently(load);
    // As it is, not lazy: nothing is left out for a moment. What is mounted stays what it is.
    Part ??= component;
  };
  return Late;
}
