import type { AppChild } from '@foyer/app';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import type { AnyActorLogic } from 'xstate';

/** A long-lived flow with its ports filled, and what it starts from. */
export interface ShellFlow extends AppChild {
  logic: AnyActorLogic;
}

/** Fills the ports of one flow. */
export type ShellFlowFactory = (surroundings: ShellSurroundings) => ShellFlow;
