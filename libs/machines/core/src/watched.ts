import type { InspectionEvent } from 'xstate';

let watcher: ((event: InspectionEvent) => void) | undefined;

/** Reports what happens in every actor that is created from now on, with {@link watched} among its options. */
export function watchActors(next: ((event: InspectionEvent) => void) | undefined): void {
  watcher = next;
}

/** Options of a root actor, such as a flow of a view: they let the live inspector see it. Empty unless it is there. */
export const watched = (): { inspect?: (event: InspectionEvent) => void } =>
  watcher ? { inspect: watcher } : {};
