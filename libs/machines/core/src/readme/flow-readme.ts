import { StateMachine, type AnyStateMachine } from 'xstate';
import type { EventSchemas } from '../events.ts';
import { renderReadme } from './render-readme.ts';

/**
 * The README of a flow library, found by the names of its entry: `xMachine` and `xEvents`.
 *
 * @throws {Error} when the entry exports no machine or no events.
 */
export function flowReadme(packageName: string, entry: object): string {
  const exported = Object.entries(entry) as [string, unknown][];
  const machine = exported.find(([, value]) => value instanceof StateMachine)?.[1];
  const events = exported.find(([name]) => name.endsWith('Events'))?.[1];
  if (!machine || !events) throw new Error(`${packageName} must export its machine and its events`);
  return renderReadme(packageName, machine as AnyStateMachine, events as EventSchemas);
}
