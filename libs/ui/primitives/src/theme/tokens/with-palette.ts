import type { DesignToken, DesignTokenGroup } from './design-token.types.ts';
import { readColor } from './read-css.ts';

/** Puts a label's palette before its roles, and makes each role that has one of its colours an alias of it. */
export function withPalette(
  groups: DesignTokenGroup,
  palette: Readonly<Record<string, string>>,
): DesignTokenGroup {
  const names = new Map(
    Object.entries(palette).map(([name, css]) => [JSON.stringify(readColor(css)), name]),
  );
  const roles = new Map<string, string[]>();
  const color = Object.entries(groups['color'] as Record<string, DesignToken>).map(
    ([role, token]): [string, DesignToken] => {
      const name = token.$type === 'color' ? names.get(JSON.stringify(token.$value)) : undefined;
      if (name === undefined) return [role, token];
      roles.set(name, [...(roles.get(name) ?? []), role]);
      return [role, { ...token, $value: `{palette.${name}}` }];
    },
  );
  const { $description, ...rest } = groups;
  return {
    ...($description !== undefined && { $description }),
    palette: Object.fromEntries(
      Object.entries(palette).map(([name, css]) => [
        name,
        {
          $type: 'color',
          $value: readColor(css),
          $description: `Shared by ${(roles.get(name) ?? []).join(', ')}.`,
        },
      ]),
    ),
    ...rest,
    color: Object.fromEntries(color),
  };
}
