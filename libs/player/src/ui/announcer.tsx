import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlayerScene } from './player-context.ts';
import { useTimelineSpan } from './use-timeline-span.ts';
import { useTimeWords } from './use-time-words.ts';

/**
 * Says politely what keys have changed, where no control with the focus says so itself: the place after a series of
 * presses, the volume, the sound. Buttons say what they do by their names.
 */
export function Announcer() {
  const t = useTranslate('player');
  const { running, video } = usePlayerScene();
  const wordsOf = useTimeWords(useTimelineSpan());
  const [words, setWords] = useState('');

  const say = useEffectEvent((next: string) => {
    const { activeElement } = video.current?.ownerDocument ?? {};
    if (!activeElement?.matches('input[type=range]')) setWords(next);
  });
  const sayPlace = useEffectEvent((time: number) => say(wordsOf(time)));
  const sayVolume = useEffectEvent((percent: number) =>
    say(
      percent === 0
        ? t('player.muted')
        : `${t('player.volume')}: ${t('player.volumeValue', { percent })}`,
    ),
  );

  useEffect(() => {
    const { player, controls } = running;
    const readVolume = () => {
      const { volume, isMuted } = player.getSnapshot().context;
      return isMuted ? 0 : Math.round(volume * 100);
    };
    let volume = readVolume();
    let isSeeking = false;
    const heard = [
      player.subscribe(() => {
        const now = readVolume();
        if (now === volume) return;
        volume = now;
        sayVolume(now);
      }),
      controls.subscribe(({ context }) => {
        const wasSeeking = isSeeking;
        isSeeking = context.seekDelta !== 0;
        if (wasSeeking && !isSeeking) sayPlace(player.getSnapshot().context.currentTime);
      }),
    ];
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  }, [running]);

  return (
    <output>
      <VisuallyHidden>{words}</VisuallyHidden>
    </output>
  );
}
