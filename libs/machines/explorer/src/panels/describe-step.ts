import { MASK, redact } from '@foyer/core';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { plain } from '../session/plain.ts';
import { callName } from '../session/triggers.ts';

/** A step in one line, with secrets masked. */
export function describeStep(target: ExplorerTarget, step: Step): string {
  switch (step.kind) {
    case 'event': {
      const { type, ...payload } = redact(step.event, target.events);
      const isBare = Object.keys(payload).length === 0;
      return isBare ? String(type) : `${String(type)} ${JSON.stringify(payload)}`;
    }
    case 'answer': {
      const value = 'given' in step ? step.given : JSON.stringify(plain(step.value, () => MASK));
      return `${step.outcome} ${callName(target.machine, step.call)}: ${value}`;
    }
    case 'time':
      return `${step.ms} ms pass`;
    case 'quiet':
      return `${step.ms} ms pass, as recorded`;
    case 'timer':
      return `the timer ${step.eventType} fires`;
  }
}
