import { useRef } from 'react';
import { MatchView } from './match-view.tsx';
import type { PromoBannerSportProps } from './promo-banner-sport.schema.ts';
import { useMatchPhase } from './use-match-phase.ts';

/** A match: counted down to, on air, or over; under floodlights, or as a page of sports news. */
export function PromoBannerSport(props: PromoBannerSportProps) {
  const root = useRef<HTMLElement>(null);
  const phase = useMatchPhase(props.timer?.until, root);
  return <MatchView {...props} root={root} phase={phase} />;
}
