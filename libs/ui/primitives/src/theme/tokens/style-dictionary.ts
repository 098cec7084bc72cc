import type {
  ColorValue,
  DesignToken,
  DesignTokenGroup,
  DimensionValue,
  ShadowValue,
} from './design-token.types.ts';
import { nativeToken } from './native-token.ts';
import { hexOf, lengthOf, type TokenWriter, type TypeValue } from './token-parts.ts';

/**
 * A label's tokens for Style Dictionary 4 and 5, which read the format as it was before 2025.10: lengths, durations and
 * colours are texts, and what has parts is a group.
 *
 * @param target - `css` keeps the exact values of the pages; `native` has what Swift and Kotlin can hold: lengths in rem,
 * durations in seconds, the parts of curves, shadows and gradients one by one.
 */
export const styleDictionaryTokens = (
  groups: DesignTokenGroup,
  target: 'css' | 'native',
): DesignTokenGroup => write(groups, target === 'css' ? cssToken : nativeToken);

function write(group: DesignTokenGroup, writer: TokenWriter): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      if (typeof value !== 'object') return [name, value];
      return [
        name,
        '$value' in value
          ? written(value as DesignToken, writer)
          : write(value as DesignTokenGroup, writer),
      ];
    }),
  );
}

function written(token: DesignToken, writer: TokenWriter): DesignToken | DesignTokenGroup {
  const { $description } = token;
  const { $type, $value } = token;
  const made = isAlias($value) ? { $type, $value } : writer(token);
  return $description === undefined ? made : { ...made, $description };
}

const isAlias = (value: unknown): boolean => typeof value === 'string' && value.startsWith('{');

const cssToken: TokenWriter = (token) => {
  const { $type, $value, $extensions } = token;
  const exact = $extensions?.['org.foyer'].css;
  if ($type === 'typography') return typeParts($value as TypeValue, exact ?? '');
  if (exact !== undefined) return { $type, $value: exact };
  if ($type === 'color') return { $type, $value: hexOf($value as ColorValue) };
  if ($type === 'dimension' || $type === 'duration') {
    return { $type, $value: lengthOf($value as DimensionValue) };
  }
  if ($type === 'shadow') {
    return { $type, $value: ($value as readonly ShadowValue[]).map(layerOf).join(', ') };
  }
  return { $type, $value };
};

const layerOf = ({ inset, offsetX, offsetY, blur, spread, color }: ShadowValue): string =>
  [
    ...(inset ? ['inset'] : []),
    ...[offsetX, offsetY, blur, spread].map(lengthOf),
    hexOf(color),
  ].join(' ');

/** @param exact - `letter-spacing: …; font-size: …`, as the pages have them. */
function typeParts(value: TypeValue, exact: string): DesignTokenGroup {
  const [spacing, size] = ['letter-spacing', 'font-size'].map(
    (name) => new RegExp(`${name}: ([^;]+)`).exec(exact)?.[1],
  );
  return {
    fontFamily: { $type: 'fontFamily', $value: value.fontFamily },
    fontWeight: { $type: 'fontWeight', $value: value.fontWeight },
    fontSize: { $type: 'fontSize', $value: size ?? lengthOf(value.fontSize) },
    lineHeight: { $type: 'number', $value: value.lineHeight },
    letterSpacing: { $type: 'letterSpacing', $value: spacing ?? lengthOf(value.letterSpacing) },
  };
}
