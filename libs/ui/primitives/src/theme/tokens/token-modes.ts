import type { TokenChanges } from '../label-theme.types.ts';
import type { DesignToken, DesignTokenGroup } from './design-token.types.ts';

type Changed = string | Readonly<Record<string, string>>;

/** Writes beside each token what it becomes in the modes that change it. */
export function withModes(
  groups: DesignTokenGroup,
  modes: Readonly<Record<string, TokenChanges>>,
): DesignTokenGroup {
  const result: DesignTokenGroup = {};
  for (const [group, tokens] of Object.entries(groups)) {
    result[group] = isGroup(tokens)
      ? Object.fromEntries(
          Object.entries(tokens).map(([name, token]) => [
            name,
            isToken(token) ? withChanges(token, changesOf(modes, group, name)) : token,
          ]),
        )
      : tokens;
  }
  return result;
}

function changesOf(
  modes: Readonly<Record<string, TokenChanges>>,
  group: string,
  name: string,
): Readonly<Record<string, Changed>> {
  return Object.fromEntries(
    Object.entries(modes).flatMap(([mode, changes]) => {
      const groupChanges: Readonly<Record<string, Changed | undefined>> | undefined =
        changes[group as keyof TokenChanges];
      const changed = groupChanges?.[name];
      return changed === undefined ? [] : [[mode, changed]];
    }),
  );
}

function withChanges(token: DesignToken, modes: Readonly<Record<string, Changed>>): DesignToken {
  if (Object.keys(modes).length === 0) return token;
  return { ...token, $extensions: { 'org.foyer': { ...token.$extensions?.['org.foyer'], modes } } };
}

function isGroup(value: DesignTokenGroup[string]): value is DesignTokenGroup {
  return typeof value === 'object' && !isToken(value);
}

function isToken(value: DesignTokenGroup[string]): value is DesignToken {
  return typeof value === 'object' && Object.hasOwn(value, '$type');
}
