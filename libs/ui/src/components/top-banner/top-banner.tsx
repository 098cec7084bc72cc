import { useEffect, useRef } from 'react';
import { banner, own, target as targetStyle, words } from './top-banner.css.ts';
import { isReadable } from './readable-pair.ts';

/** Props of {@link TopBanner}. */
export interface TopBannerProps {
  text: string;
  target: { href: string; text: string };
  /** Each `#rrggbb`; a pair that cannot be read, or is missing, gives way to the label's own colours. */
  colors?: { bg: string; text: string; buttonBg: string; buttonText: string };
}

/** A strip over the page with one message and where it leads. Its colours come after hydration: the HTML holds no style. */
export function TopBanner({ text, target, colors }: TopBannerProps) {
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const style = root.current?.style;
    if (!style || !colors) return undefined;
    const pairs = [
      [own.bg, colors.bg, own.text, colors.text],
      [own.buttonBg, colors.buttonBg, own.buttonText, colors.buttonText],
    ] as const;
    const names = pairs.flatMap(([underName, under, overName, over]) => {
      if (!isReadable(over, under)) return [];
      style.setProperty(nameOf(underName), under);
      style.setProperty(nameOf(overName), over);
      return [nameOf(underName), nameOf(overName)];
    });
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  }, [colors]);

  return (
    <aside ref={root} className={banner} aria-label={text}>
      <p className={words}>{text}</p>
      <a className={targetStyle} href={target.href}>
        {target.text}
      </a>
    </aside>
  );
}

/** `var(--x)` to `--x`. */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
