import { Refusal } from '../say.ts';

/** The part of lint's settings that is about the borders between projects. */
export interface LintSettings {
  rules: Record<string, unknown>;
}

/** Which projects a project with a tag may import. */
interface Constraint {
  sourceTag: string;
  onlyDependOnLibsWithTags: string[];
}

const rule = 'nx/enforce-module-boundaries';

/**
 * Lint's settings with one allowed import forbidden, so that the rule has something to refuse.
 *
 * @throws Refusal where the settings have no such rule, or do not allow that import.
 */
export function closeBorder<Settings extends LintSettings>(
  settings: Settings,
  { from, to }: { from: string; to: string },
): Settings {
  const [severity, options] = (settings.rules[rule] ?? []) as [
    string?,
    { depConstraints?: Constraint[] }?,
  ];
  const constraints = options?.depConstraints ?? [];
  const isOpen = constraints.some(
    ({ sourceTag, onlyDependOnLibsWithTags: tags }) => sourceTag === from && tags.includes(to),
  );
  if (severity !== 'error' || !isOpen) {
    throw new Refusal(`.oxlintrc.json has no ${rule} that lets ${from} import ${to}.`);
  }
  const closed = constraints.map((constraint) =>
    constraint.sourceTag === from
      ? {
          ...constraint,
          onlyDependOnLibsWithTags: constraint.onlyDependOnLibsWithTags.filter((tag) => tag !== to),
        }
      : constraint,
  );
  const rules = { ...settings.rules, [rule]: [severity, { ...options, depConstraints: closed }] };
  return { ...settings, rules };
}
