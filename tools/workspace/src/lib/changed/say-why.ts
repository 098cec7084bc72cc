import type { Chain } from './module-graph.ts';

const mostNamed = 3;

/** Says in half a sentence which changed files are needed, most needed first, with the way of one that is far. */
export function sayWhy(chains: readonly Chain[]): string {
  const counts = new Map<string, number>();
  for (const chain of chains) {
    const file = chain.length === 1 ? itself : (chain.at(-1) ?? '');
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const named = sorted.slice(0, mostNamed).map(([file, count]) => sayCount(file, count));
  const others = sorted.slice(mostNamed).reduce((sum, [, count]) => sum + count, 0);
  const rest = others > 0 ? [`${others} ${others === 1 ? 'needs' : 'need'} other files`] : [];
  const far = chains.find((chain) => chain.length > 2);
  const example = far ? ` (${far.join(' → ')})` : '';
  return [...named, ...rest].join(', ') + example;
}

const itself = '';

function sayCount(file: string, count: number): string {
  if (file === itself) return `${count} changed`;
  return `${count} ${count === 1 ? 'needs' : 'need'} ${file}`;
}
