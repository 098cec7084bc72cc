import type { globalFontFace } from '@vanilla-extract/css';
import type { vars } from './contract.css.ts';
import type { media } from './media.ts';

type Values<Names> = {
  readonly [Name in keyof Names]: Names[Name] extends string ? string : Values<Names[Name]>;
};
type SomeValues<Names> = {
  readonly [Name in keyof Names]?: Names[Name] extends string ? string : SomeValues<Names[Name]>;
};
type FaceRules = Exclude<Parameters<typeof globalFontFace>[1], readonly unknown[]>;

/** A value for every name of the contract. */
export type Tokens = Values<typeof vars>;

/** New values for some of the tokens. */
export type TokenChanges = SomeValues<typeof vars>;

/** One file, or one system face, of a font family. */
export type FontFace = FaceRules;

/** The looks of a label as data. */
export interface LabelTheme {
  /** Colours that several roles share, for design tools: there a role is an alias of one. */
  palette: Readonly<Record<string, string>>;
  tokens: Tokens;
  /** What changes under a media condition, by its name in `media`; later ones win. */
  changes: { readonly [Name in keyof typeof media]?: TokenChanges };
  /** What changes in Armenian: its letters need more air, and capitals of «և» change its spelling. */
  armenian: TokenChanges;
  /** The font files, by family name, which has quotes around it where CSS needs them. */
  faces: Readonly<Record<string, readonly FontFace[]>>;
}
