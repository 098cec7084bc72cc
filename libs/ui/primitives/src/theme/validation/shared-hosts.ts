import type { Label } from '../label.types.ts';

/** The hosts that two labels answer for, one sentence each. */
export function sharedHosts(labels: readonly Label[]): readonly string[] {
  return labels.flatMap(({ id, hosts }, index) =>
    labels
      .slice(index + 1)
      .flatMap((other) =>
        hosts
          .filter((host) => other.hosts.includes(host))
          .map((host) => `labels ${id} and ${other.id}: both answer for ${host}`),
      ),
  );
}
