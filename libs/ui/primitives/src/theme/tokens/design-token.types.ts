/** A colour of the Design Tokens Community Group format. */
export interface ColorValue {
  colorSpace: 'srgb';
  /** Red, green and blue, 0 to 1. */
  components: readonly [number, number, number];
  /** 0 to 1. */
  alpha: number;
  /** Without alpha. */
  hex: string;
}

/** A length of the format, which knows no other units. */
export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}

/** One layer of a shadow. */
export interface ShadowValue {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
  inset: boolean;
}

/** What the format cannot say of a token. */
export interface FoyerExtension {
  /** The value as the pages have it, where `$value` is only its nearest relative. */
  css?: string;
  /** A size that grows with the window: in rem at its width in px, and evenly between. */
  fluid?: Readonly<Record<string, number>>;
  /** Parts of a type role beyond the format. */
  textTransform?: string;
  fontStyle?: string;
  /** In CSS, by media condition, and `hy` for pages in Armenian. */
  modes?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A token of the format. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  /** What it is for. */
  $description?: string;
  $extensions?: { 'org.foyer': FoyerExtension };
}

/** A group of tokens, or of groups. */
export interface DesignTokenGroup {
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}
