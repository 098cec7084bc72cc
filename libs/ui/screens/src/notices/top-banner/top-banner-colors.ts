import { banner, own } from './top-banner.css.ts';
import { isReadable } from './readable-pair.ts';

/** The banner's own colours, each `#rrggbb`. */
export interface TopBannerColors {
  bg: string;
  text: string;
  buttonBg: string;
  buttonText: string;
}

/** `var(--x)` to `--x`. */
const nameOf = (variable: string): string => variable.slice('var('.length, -1);

/** The custom properties of a banner's colours; a pair that cannot be read, or is none, is left out. */
export function topBannerProperties(colors: TopBannerColors): readonly [string, string][] {
  const pairs = [
    [own.bg, colors.bg, own.text, colors.text],
    [own.buttonBg, colors.buttonBg, own.buttonText, colors.buttonText],
  ] as const;
  return pairs.flatMap(([underName, under, overName, over]): [string, string][] =>
    isReadable(over, under)
      ? [
          [nameOf(underName), under],
          [nameOf(overName), over],
        ]
      : [],
  );
}

/** The rule of a banner's colours, for a nonce'd `<style>` of the server's HTML. Only whole `#rrggbb` colours reach it. */
export function topBannerRule(colors: TopBannerColors): string {
  const properties = topBannerProperties(colors).map(([name, value]) => `${name}:${value}`);
  return `.${banner}{${properties.join(';')}}`;
}
