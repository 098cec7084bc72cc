import { artColorClass, useArtColor } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { useLayoutEffect, useRef } from 'react';
import * as css from './banner.css.ts';
import type { BlockBanner } from './banner.schema.ts';
import { cover } from './cover.css.ts';
import { linkProps } from './target-link.ts';

/** The server's words on a banner, each after a dot of its colour, and from what age it is for. */
export function BannerMarks({
  banner: { labels, ageLabel, advertiser },
  className = css.marks,
}: {
  banner: BlockBanner;
  className?: string;
}) {
  const t = useTranslate();
  // An advertisement says that it is one where it says whose.
  const own = labels.filter(({ text }) => !advertiser || text !== t('card.advertisement'));
  if (own.length === 0 && ageLabel === undefined) return null;
  return (
    <p className={className}>
      {own.map(({ text, color }) => (
        <span key={text}>
          <Dot color={color} />
          {text}
        </span>
      ))}
      {ageLabel !== undefined && <span className={css.age}>{ageLabel}</span>}
    </p>
  );
}

function Dot({ color }: { color: string }) {
  const root = useRef<HTMLSpanElement>(null);
  useArtColor(root, color);
  return <span ref={root} className={`${css.dot} ${artColorClass(color)}`} aria-hidden="true" />;
}

/** The name of a banner, and its link where it has one, which covers all of it. */
export function BannerTitle({
  banner: { title, link },
  level: Heading,
  className,
}: {
  banner: BlockBanner;
  level: 'h2' | 'h3';
  className: string | undefined;
}) {
  return (
    <Heading className={className}>
      {link ? (
        <a className={cover} {...linkProps(link)}>
          {title}
        </a>
      ) : (
        title
      )}
    </Heading>
  );
}

/** What follows a press, and that it is another site's page. */
export function BannerWay({ words, className }: { words: string; className: string }) {
  if (words === '') return null;
  return (
    <p className={className}>
      {words}
      <Icon name="arrow-end" size={16} />
    </p>
  );
}

/** What stands behind the words of who pays, where no banner does. */
interface AdGround {
  /** `#rrggbb`. */
  color: string;
  ink: BlockBanner['ink'];
}

/** Whose advertisement it is, in the owner's colour where that can be read. BLOCK-087 */
export function Advertiser({
  advertiser: { owner, token, ink },
  ground,
}: {
  advertiser: NonNullable<BlockBanner['advertiser']>;
  /** @default what it stands on */
  ground?: AdGround;
}) {
  const t = useTranslate();
  const root = useRef<HTMLParagraphElement>(null);
  useArtColor(root, ground?.color ?? '');
  useLayoutEffect(() => {
    if (ink) root.current?.style.setProperty(css.adInk, ink);
  }, [ink]);
  const plate = ground ? `${css.plate[ground.ink]} ${artColorClass(ground.color)}` : '';
  return (
    <p ref={root} className={`${css.advertiser} ${plate}`}>
      {`${t('card.advertisement')}. ${owner}. erid:\u00A0${token}`}
    </p>
  );
}
