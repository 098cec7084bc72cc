import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { advertiser as advertiserStyle, adGround, adInk } from './banner-card.css.ts';
import type { BannerSummary } from './banner.types.ts';

/** Who pays for a banner, in the advertiser's colours where they are given. BLOCK-087 */
export function AdvertiserLine({
  colors,
  children,
}: {
  colors: NonNullable<BannerSummary['advertiser']>['colors'];
  children: ReactNode;
}) {
  const root = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const style = root.current?.style;
    style?.setProperty(adInk, colors?.words ?? '');
    style?.setProperty(adGround, colors?.ground ?? '');
  }, [colors?.words, colors?.ground]);
  return (
    <p ref={root} className={advertiserStyle} data-plate={colors && ''}>
      {children}
    </p>
  );
}
