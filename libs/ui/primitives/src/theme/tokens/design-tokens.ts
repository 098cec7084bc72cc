import { vars } from '../contract.css.ts';
import type { LabelTheme, Tokens } from '../label-theme.types.ts';
import type { DesignToken, DesignTokenGroup } from './design-token.types.ts';
import type { Descriptions } from './read-descriptions.ts';
import { readBezier, readColor, readDimension, readGradient, readShadow } from './read-css.ts';
import { typeToken } from './type-token.ts';
import { withModes } from './token-modes.ts';
import { withPalette } from './with-palette.ts';

type Kind = Exclude<keyof Tokens, 'type'>;

const clear = 'rgba(0, 0, 0, 0)';

/** How each group of the contract is said in the format. */
const makers: Readonly<Record<Kind, (css: string) => DesignToken>> = {
  color: (css) =>
    css.includes('gradient(')
      ? nearly({ $type: 'gradient', $value: readGradient(css) }, css)
      : { $type: 'color', $value: readColor(css) },
  space: lengthToken,
  radius: lengthToken,
  size: lengthToken,
  shadow: (css) => {
    const layers = readShadow(css);
    return layers.length > 0
      ? { $type: 'shadow', $value: layers }
      : nearly({ $type: 'shadow', $value: readShadow(`0 0 0 0 ${clear}`) }, css);
  },
  filter: (css) => nearly({ $type: 'dimension', $value: readDimension(css) }, css),
  duration: (css) => ({
    $type: 'duration',
    $value: { value: Number.parseFloat(css), unit: css.endsWith('ms') ? 'ms' : 's' },
  }),
  easing: (css) => ({ $type: 'cubicBezier', $value: readBezier(css) }),
  z: (css) => ({ $type: 'number', $value: Number(css) }),
};

/**
 * A label's tokens in the Design Tokens Community Group format, for design tools.
 *
 * @param name - Of the label, for the description.
 * @param descriptions - What each token is for, by its path.
 */
export function designTokens(
  name: string,
  { tokens, changes, armenian, palette }: LabelTheme,
  descriptions: Descriptions,
) {
  const { type, ...simple } = tokens;
  const groups: DesignTokenGroup = {
    $description: `Design tokens of «${name}», written by \`npm run tokens\`. In \`org.foyer\`: \`css\` is the exact value where \`$value\` is only near it; \`fluid\` gives rem by width of the window in px, evenly between; \`modes\` gives what changes under a media condition and, as \`hy\`, in Armenian.`,
    type: Object.fromEntries(
      Object.entries(type).map(([role, parts]) => [role, told(`type.${role}`, typeToken(parts))]),
    ),
  };
  for (const [group, values] of Object.entries(simple)) {
    groups[group] = Object.fromEntries(
      Object.entries(values).map(([token, css]) => [
        token,
        told(`${group}.${token}`, makers[group as Kind](css)),
      ]),
    );
  }
  return withPalette(withModes(groups, { ...changes, hy: armenian }), palette);

  function told(path: string, token: DesignToken): DesignToken {
    const $description = descriptions[path];
    return $description ? { ...token, $description } : token;
  }
}

function lengthToken(css: string): DesignToken {
  const alias = Object.entries(vars.size).find(([, variable]) => variable === css);
  if (alias) return { $type: 'dimension', $value: `{size.${alias[0]}}` };
  const token = { $type: 'dimension', $value: readDimension(css) };
  return /^-?[\d.]+(?:px|rem)?$/.test(css) ? token : nearly(token, css);
}

/** Keeps the exact value beside one that the format can only come near. */
function nearly(token: DesignToken, css: string): DesignToken {
  return { ...token, $extensions: { 'org.foyer': { css } } };
}
