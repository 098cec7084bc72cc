import { lazyPart } from '@foyer/ui/variants';
import { mediaItemQuery } from '@foyer/client';
import type { PlaybackAccessPorts, PlaybackAnswer } from '@foyer/playback-access';
import { type ShareFace, StoryFeed, type StoryFeedProps } from '@foyer/screens/story-feed';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useFavourite } from '@foyer/favourites/use-favourite';
import { ShareButton } from '@foyer/sharing/share-button';
import type { ShareTrigger } from '@foyer/sharing/share-trigger.types';
import { createStoriesAhead } from './stories-ahead.ts';
import { useWayBack } from './use-way-back.ts';

/** The player comes after the picture, and not with the page. */
const StoryPlayback = lazyPart(async () => (await import('./story-playback.tsx')).StoryPlayback);

/** Props of {@link StoriesFeed}. */
export interface StoriesFeedProps extends Pick<
  StoryFeedProps,
  'heading' | 'slides' | 'start' | 'backHref' | 'more' | 'onRetry'
> {
  /** The title that a slide belongs to: what is kept and shared. */
  titleIdOf: (slideId: string) => string;
  /** Trailers play over and over, episodes one after the other. */
  isTrailer: boolean;
  isUpright: boolean;
  /** The service's word on the first slide. */
  answer: PlaybackAnswer | undefined;
  ports: PlaybackAccessPorts;
  /** The last slides are near. */
  onNearEnd?: (() => void) | undefined;
}

/** So many slides before the last one, more are asked for. */
const NEAR_END = 3;

const nothing = () => () => {};
/** Whether the browser's scripts have taken the page over; only then is there something to play with. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/** The button that shares, with the face that the feed gives it. */
const shareButton = (face: ShareFace) => (button: ShareTrigger) => (
  <button type="button" {...button} {...face} />
);

/** A feed of titles that play one at a time, the next one ready before it comes into view. */
export function StoriesFeed({
  slides,
  start = 0,
  backHref,
  titleIdOf,
  isTrailer,
  isUpright,
  answer,
  ports,
  onNearEnd,
  ...feed
}: StoriesFeedProps) {
  const isTakenOver = useIsTakenOver();
  const goBack = useWayBack(backHref);
  const [active, setActive] = useState(start);
  const [ahead] = useState(() =>
    createStoriesAhead((titleId) => ports.openPlayback({ titleId }, new AbortController().signal)),
  );
  useEffect(() => () => ahead.keepOnly(), [ahead]);

  const titleId = titleIdOf(slides[active]?.id ?? '');
  const title = useQuery(mediaItemQuery(useClient(), titleId)).data;
  const { isOn, toggle } = useFavourite({ id: titleId, type: 'media_item' }, title?.is_favorite);

  return (
    <StoryFeed
      {...feed}
      slides={slides.map((slide) =>
        titleIdOf(slide.id) === titleId ? { ...slide, isFavourite: isOn } : slide,
      )}
      start={start}
      backHref={backHref}
      onBack={goBack}
      onActive={(index) => {
        setActive(index);
        ahead.keepOnly(slides[index]?.id);
        if (index >= slides.length - NEAR_END) onNearEnd?.();
      }}
      onFavourite={toggle}
      renderShare={({ href, title: shared }, face) => (
        <ShareButton
          pageOf={() => ({ url: new URL(href, window.location.href).href, title: shared })}
          trigger={shareButton(face)}
        />
      )}
      renderActive={(index, goOn) => {
        const slide = slides[index];
        if (!slide || !isTakenOver) return null;
        const next = slides[index + 1];
        return (
          <Suspense key={slide.id}>
            <StoryPlayback
              slide={slide}
              isTrailer={isTrailer}
              isUpright={isUpright}
              answer={index === start ? answer : undefined}
              ahead={ahead.of(slide.id)}
              ports={ports}
              onPlaying={(identity) => next && ahead.ready(next.id, identity)}
              goOn={goOn}
              onCancel={goBack}
            />
          </Suspense>
        );
      }}
    />
  );
}
