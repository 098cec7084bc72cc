import { openLayers } from '@foyer/ui/layers';
import { isSignInPath } from '../../routes/sign-in/return-path.ts';
import { isArrived } from '../page-navigation.ts';

/** A step of the history that the browser does not report is taken for done after this time, in ms. */
const stepMs = 500;
/** So long a layer may take to close. */
const closeMs = 100;

interface EntryState {
  /** The name of the page, which its entry and that of what lies over it share. */
  key?: unknown;
  /** The entry stands for what lies over the page of the entry before it. */
  isOver?: boolean;
}

const stateHere = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** On a page of the sign-in the dialog is the page: going back leaves it. */
const isWanted = (): boolean => openLayers().length > 0 && !isSignInPath(window.location.pathname);

/** What waits until the history stands at the page's own entry. */
let waiting: (() => void)[] = [];
/** A step of ours is on its way. */
let step: ReturnType<typeof setTimeout> | undefined;
/** The page goes somewhere else: what still lies over it gets its entry there. */
let isLeaving = false;
/** The viewer has gone back from the entry, so that it is one step ahead. */
let isAhead = false;
/** Another document is on its way: a step of the history would call it off. */
let isLoading = false;
/** The page on the screen. */
let pageKey: unknown;

function go(delta: 1 | -1): void {
  step = setTimeout(arrive, stepMs);
  window.history.go(delta);
}

function arrive(): void {
  clearTimeout(step);
  step = undefined;
  settle();
}

/** Gives what lies over the page one entry of the history, and takes it away with the last of it. */
export function settle(): void {
  if (step !== undefined || isLoading) return;
  const { isOver = false, key } = stateHere();
  pageKey = key;
  if (isOver && (isLeaving || !isWanted())) return go(-1);
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
  if (isOver || isLeaving || !isWanted()) return;
  if (isAhead) go(1);
  else window.history.pushState({ ...stateHere(), isOver: true }, '');
  isAhead = false;
}

/** Does something from the page's own entry, such as going on: no entry stays behind that shows nothing. */
export function fromPage(act: () => void): void {
  if (step === undefined && !stateHere().isOver) return act();
  isLeaving = true;
  waiting.push(act);
  settle();
}

/** Whether another document is on its way, in place of this one. */
export function documentChanges(isOnItsWay: boolean): void {
  isLoading = isOnItsWay;
}

/** A layer has come or gone. */
export function layersChanged(): void {
  setTimeout(settle);
}

/** Another page has come to the screen. Its entry gets its name with the end of this task. */
export function pageChanged(): void {
  setTimeout(() => {
    // The screen may be ahead of the history.
    if (!isArrived()) return;
    isLeaving = false;
    isAhead = false;
    settle();
  });
}

/**
 * Takes a step of the history that is between a page and what lies over it: going back closes the topmost layer.
 *
 * @returns Whether pages have nothing to do with it.
 */
export function takeStep(to: EntryState): boolean {
  if (step !== undefined) {
    arrive();
    return true;
  }
  if (to.isOver) {
    // What lay over the page is gone: forward leads nowhere, and back from another page to the page itself.
    if (to.key === pageKey) go(-1);
    else window.history.back();
    return true;
  }
  if (to.key !== pageKey || !isWanted() || isLeaving) return false;
  isAhead = true;
  openLayers().at(-1)?.close();
  // What is still there, or could not be closed, has its entry again.
  setTimeout(settle, closeMs);
  return true;
}
