import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventFields } from '../event-form.ts';
import type { EventSchemas } from '../events.ts';
import { portInfo } from '../port.ts';
import { stateNodes, triggerOf } from '../state-nodes.ts';

/**
 * The README of a flow, from its machine: states with their transitions and requirement ids, events, outputs, ports.
 *
 * @param name - The package, for example `@foyer/pin`.
 */
export function renderReadme(name: string, machine: AnyStateMachine, events: EventSchemas): string {
  const outputs = Object.values(machine.root.states).filter((node) => node.type === 'final');
  return (
    [
      `# ${name}`,
      machine.root.description ?? '',
      `Generated from the machine by \`npm run readme -w ${name}\`; a test keeps it current.`,
      '## States',
      stateNodes(machine)
        .filter((node) => node.parent)
        .map(describeState)
        .join('\n'),
      '## Events',
      Object.keys(events)
        .map((type) => describeEvent(type, events))
        .join('\n'),
      '## Outputs',
      outputs.map((node) => `- \`${node.key}\`: ${node.description ?? ''}`).join('\n'),
      '## Ports',
      Object.entries(machine.implementations.actors).map(describeActor).join('\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function describeState(node: AnyStateNode): string {
  const indent = '  '.repeat(node.path.length - 1);
  const ids: string[] = node.meta?.requirements ?? [];
  const text = [node.description, ids.length > 0 ? `[${ids.join(', ')}]` : ''].filter(Boolean);
  const lines = [`- \`${node.key}\`${text.length > 0 ? `: ${text.join(' ')}` : ''}`];
  const transitions = [node.always ?? [], ...node.transitions.values()].flat();
  for (const { eventType, guard, target } of transitions) {
    const goal = target?.map((state) => state.id).join(', ') ?? 'stays';
    lines.push(`  - ${triggerOf(node, eventType).text}${describeGuard(guard)} → ${goal}`);
  }
  return [...new Set(lines)].map((line) => indent + line).join('\n');
}

/** Only guards that `setup` names can be told; one written in place stays unsaid. */
function describeGuard(guard: unknown): string {
  const type = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  return typeof type === 'string' ? ` if ${type}` : '';
}

/** Kinds that one word describes; any other is `json`. */
const simple = new Set(['secret', 'text', 'number', 'boolean', 'choice']);

function describeEvent(type: string, events: EventSchemas): string {
  const fields = eventFields(events, type).map(
    ({ name, kind, isOptional }) =>
      `${name}${isOptional ? '?' : ''}: ${simple.has(kind) ? kind : 'json'}`,
  );
  return `- \`${type}\`${fields.length > 0 ? ` { ${fields.join(', ')} }` : ''}`;
}

function describeActor([name, logic]: [string, unknown]): string {
  const info = typeof logic === 'object' && logic !== null ? portInfo(logic) : undefined;
  return `- \`${name}\`: ${info?.purpose ?? 'a flow of its own.'}`;
}
