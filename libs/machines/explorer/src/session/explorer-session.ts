import { portInfo } from '@foyer/core';
import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  StateMachine,
} from 'xstate';
import type { ExplorerTarget, Given, Position, Step } from '../explorer.types.ts';
import { givenValue } from './answers.ts';
import { hold } from './hold.ts';
import { ManualClock } from './manual-clock.ts';
import { activeNodes, handledOutcomes, timerName } from './triggers.ts';

/** A call of the machine that has not been answered. */
export interface WaitingCall {
  /** Its id in the machine; what an answer names. */
  id: string;
  /** Its name in `setup`; fixtures are under it. */
  source: string;
  purpose: string | undefined;
  /** Whether another flow answers, not a service. */
  isFlow: boolean;
  /** The answers that some active state listens to. */
  outcomes: readonly ('done' | 'error')[];
}

/** A timer under way. */
export interface RunningTimer {
  /** As the machine names it: `after lockEnds`. */
  name: string;
  eventType: string;
  dueInMs: number;
}

/** What a position looks like. */
export interface Session {
  snapshot: AnyMachineSnapshot;
  calls: readonly WaitingCall[];
  timers: readonly RunningTimer[];
  /** Milliseconds since the start. */
  nowMs: number;
  /** Indices of steps that the machine had no use for. */
  ignored: ReadonlySet<number>;
}

/** Plays a position from the start: nothing is called, nothing waits, the same steps lead to the same place. */
export function replay(target: ExplorerTarget, { start, steps }: Position): Session {
  const run = new Run(target, inputOf(target, start));
  const ignored = new Set<number>();
  steps.forEach((step, index) => {
    if (!run.take(step)) ignored.add(index);
  });
  return { ...run.look(), ignored };
}

/** What a flow is started with. */
export const inputOf = (target: ExplorerTarget, start: Given): unknown =>
  'given' in start ? target.inputs[start.given] : start.value;

class Run {
  readonly #target: ExplorerTarget;
  readonly #actor: Actor<AnyStateMachine>;
  readonly #clock: ManualClock;
  /** What each timer will send. */
  readonly #timed = new Map<number, EventObject>();
  readonly #answered = new WeakSet<object>();

  constructor(target: ExplorerTarget, input: unknown) {
    this.#target = target;
    this.#clock = new ManualClock((id) => {
      // The system notes an event just before it sets the event's timer.
      const { _scheduledEvents: scheduled } = this.#actor.system.getSnapshot();
      const newest = Object.values(scheduled).at(-1);
      if (newest) this.#timed.set(id, newest.event);
    });
    this.#actor = createActor(hold(target.machine), { input, clock: this.#clock });
    // A machine that fails is a position to look at, not an error of the explorer.
    this.#actor.subscribe({ error: () => {} });
    this.#actor.start();
  }

  /** Whether the step meant anything here. */
  take(step: Step): boolean {
    if (this.#snapshot.status !== 'active') return false;
    switch (step.kind) {
      case 'event': {
        const isPossible = this.#snapshot.can(step.event);
        this.#actor.send(step.event);
        return isPossible;
      }
      case 'time':
        this.#clock.advance(step.ms);
        return true;
      case 'quiet':
        this.#clock.pass(step.ms);
        return true;
      case 'timer':
        return this.#fire(step.eventType);
      case 'answer':
        return this.#answer(step);
    }
  }

  #fire(eventType: string): boolean {
    const timer = this.#clock.pending.find(({ id }) => this.#timed.get(id)?.type === eventType);
    if (timer) this.#clock.fire(timer.id);
    return timer !== undefined;
  }

  #answer(step: Extract<Step, { kind: 'answer' }>): boolean {
    const call = this.#calls().find(({ id }) => id === step.call);
    if (!call) return false;
    const child: object | undefined = this.#snapshot.children[step.call];
    if (child) this.#answered.add(child);
    const value = 'given' in step ? givenValue(this.#target, call.source, step) : step.value;
    this.#actor.send({
      type: `xstate.${step.outcome}.actor.${step.call}`,
      actorId: step.call,
      ...(step.outcome === 'done' ? { output: value } : { error: value }),
    });
    return true;
  }

  look(): Omit<Session, 'ignored'> {
    const isActive = this.#snapshot.status === 'active';
    return {
      snapshot: this.#snapshot,
      calls: isActive ? this.#calls() : [],
      timers: isActive ? this.#timers() : [],
      nowMs: this.#clock.now,
    };
  }

  get #snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  /** What states invoke and what actions spawn. */
  #calls(): WaitingCall[] {
    const nodes = activeNodes(this.#snapshot);
    const children = Object.entries<AnyActorRef>(this.#snapshot.children);
    return children
      .filter(([, child]) => !this.#answered.has(child))
      .map(([id, child]) => {
        const source = typeof child.src === 'string' ? child.src : id;
        const logic = this.#target.machine.implementations.actors[source];
        return {
          id,
          source,
          purpose: logic && portInfo(logic)?.purpose,
          isFlow: logic instanceof StateMachine,
          outcomes: handledOutcomes(nodes, id),
        };
      });
  }

  #timers(): RunningTimer[] {
    return this.#clock.pending.map(({ id, at }) => {
      const eventType = this.#timed.get(id)?.type ?? '';
      return {
        name: timerName(activeNodes(this.#snapshot), eventType),
        eventType,
        dueInMs: Math.max(0, at - this.#clock.now),
      };
    });
  }
}
