import type { AdBreakView } from '@foyer/ad-slots';
import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlayerScene } from '../player-context.ts';
import { speakTime } from '../speak-time.ts';
import { type AdStep, adSteps } from './ad-steps.ts';

/** Says a step in words, such as «Реклама 1 из 2, 24 секунды». */
function useStepWords(): (step: AdStep, ad: AdBreakView | undefined) => string {
  const t = useTranslate('player');
  return (step, ad) => {
    if (step === 'ended') return t('player.adOver');
    if (step === 'skippable') return t('player.adSkippable');
    const { position: current = 1, count: total = 1, secondsLeft } = ad ?? {};
    const label = total > 1 ? t('player.adOf', { current, total }) : t('player.ad');
    if (secondsLeft === undefined) return label;
    return t('player.adSpoken', { label, time: speakTime(secondsLeft, t) });
  };
}

/**
 * Says aloud, once each, that an advertisement has started, that it may be skipped, and that advertising is over. It
 * stands beside the controls all the time, for only so it is heard for certain.
 */
export function AdAnnouncer() {
  const { ads } = usePlayerScene().running;
  const wordsOf = useStepWords();
  const [words, setWords] = useState('');
  const say = useEffectEvent((steps: readonly AdStep[], ad: AdBreakView | undefined) => {
    if (steps.length > 0) setWords(steps.map((step) => wordsOf(step, ad)).join('. '));
  });

  useEffect(() => {
    if (!ads) return undefined;
    let last: AdBreakView | undefined;
    let hasShown = false;
    const look = () => {
      const now = ads.get();
      const steps = adSteps(last, now, hasShown);
      hasShown = now !== undefined && (hasShown || now.isShowing);
      last = now;
      say(steps, now);
    };
    look();
    return ads.subscribe(look);
  }, [ads]);

  if (!ads) return null;
  return <output>{words !== '' && <VisuallyHidden>{words}</VisuallyHidden>}</output>;
}
