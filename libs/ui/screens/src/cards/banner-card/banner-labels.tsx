import { useLayoutEffect, useRef } from 'react';
import { artColorClass } from '@foyer/ui/artwork';
import { dot, dotColor, label } from './banner-card.css.ts';

/** The server's words on a banner, each after a dot of its colour: text of any colour would not be readable. */
export function BannerLabels({ labels }: { labels: readonly { text: string; color: string }[] }) {
  return labels.map(({ text, color }) => (
    <span key={text} className={label}>
      <Dot color={color} />
      {text}
    </span>
  ));
}

function Dot({ color }: { color: string }) {
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (artColorClass(color)) root.current?.style.setProperty(dotColor, color);
  }, [color]);
  return <span ref={root} className={dot} aria-hidden="true" />;
}
