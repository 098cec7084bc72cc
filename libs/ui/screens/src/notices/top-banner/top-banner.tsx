import { useLayoutEffect, useRef } from 'react';
import { topBannerProperties, type TopBannerColors } from './top-banner-colors.ts';
import { banner, target as targetStyle, words } from './top-banner.css.ts';

/** Props of {@link TopBanner}. */
export interface TopBannerProps {
  text: string;
  target: { href: string; text: string };
  /** A pair that cannot be read, or is missing, gives way to the label's own colours. */
  colors?: TopBannerColors;
}

/**
 * A strip over the page with one message and where it leads. It sets its colours by script, because the HTML holds no
 * style; `topBannerRule` has them for the server. SHELL-010, SHELL-011
 */
export function TopBanner({ text, target, colors }: TopBannerProps) {
  const root = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const style = root.current?.style;
    if (!style || !colors) return undefined;
    const properties = topBannerProperties(colors);
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
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
