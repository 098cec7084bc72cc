import { type Part, parts } from '../steps/test-step.ts';
import type { Choice, ChosenStep } from './choice.ts';

const names: Readonly<Record<Part, string>> = {
  static: 'types, lint and formatting',
  units: 'unit tests',
  postgres: 'the service on PostgreSQL',
  stories: 'stories',
  engines: 'engines on real media',
  journeys: 'journeys',
};

/** Says what runs and why, a line for each part, and what does not run. */
export function describeChoice({ steps }: Choice): readonly string[] {
  const left = parts.filter((part) => !steps.some((step) => step.part === part));
  return [
    ...steps.map((step) => `${names[step.part]}: ${sayAmount(step)}; ${step.why}`),
    ...(left.length > 0
      ? [
          `not run, for nothing that changed reaches them: ${left.map((part) => names[part]).join(', ')}`,
        ]
      : []),
  ];
}

function sayAmount({ part, only }: ChosenStep): string {
  if (!only) return 'all';
  if (part === 'static') return only.join(', ');
  return `${only.length} ${only.length === 1 ? 'file' : 'files'}`;
}
