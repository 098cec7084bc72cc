import type { MediaBlock } from '@foyer/contract';
import { HorizontalCard } from '@foyer/ui/horizontal-card';
import { Shelf } from '@foyer/ui/shelf';
import { useEffect, useRef } from 'react';
import { targetHref } from '../../titles/target-href.ts';
import { titleEntries } from '../../titles/title-entries.ts';
import { titleSummary } from '../../titles/title-summary.ts';
import { scene, stage } from './background.css.ts';

/** A shelf of stills over a picture, which moves where the viewer takes motion. */
export function BackgroundBlock({ block }: { block: MediaBlock }) {
  const { custom_data: { video_url: film, video_image_bottom: picture } = {} } = block;
  const { name, sub_name: subHeading, target } = block;
  const titles = titleEntries(block).map(({ media_item: item }) => titleSummary(item));
  if (titles.length === 0) return null;
  return (
    <div className={stage}>
      {(picture ?? film) !== undefined && (
        <div className={scene} aria-hidden="true">
          {picture !== undefined && <img src={picture} alt="" loading="lazy" decoding="async" />}
          {film !== undefined && <Film address={film} />}
        </div>
      )}
      <Shelf
        heading={name}
        cell="horizontal"
        {...(subHeading !== undefined && { subHeading })}
        {...targetHref(target)}
      >
        {titles.map((title) => (
          <HorizontalCard
            key={title.id}
            title={title}
            facts={[title.ageLabel, title.genres[0]].filter(Boolean).join(', ')}
          />
        ))}
      </Shelf>
    </div>
  );
}

/** Silent, and only while it is on the screen: nobody asked for it. */
function Film({ address }: { address: string }) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // A browser that refuses leaves the picture.
      if (entry?.isIntersecting) void video.play().catch(() => {});
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, []);
  return <video ref={film} src={address} preload="none" tabIndex={-1} muted loop playsInline />;
}
