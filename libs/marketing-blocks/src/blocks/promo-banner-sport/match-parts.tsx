import { ActionLink } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import type { RefObject } from 'react';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { ServiceButton } from '../../parts/service-button.tsx';
import { wordBucket } from '../../parts/fit-words.ts';
import * as css from './match-parts.css.ts';
import type { PromoBannerSportProps } from './promo-banner-sport.schema.ts';
import type { MatchPhase } from './use-match-phase.ts';

/** What both compositions show. */
export interface MatchProps extends PromoBannerSportProps {
  root: RefObject<HTMLElement | null>;
  phase: MatchPhase;
}

/** Who plays: two teams stand below each other on a phone. */
export function MatchTitle({
  title,
  teams,
  className,
}: Pick<MatchProps, 'title' | 'teams'> & { className: string }) {
  return (
    <h2 className={className} data-word={wordBucket(title)}>
      {teams ? (
        <>
          <span className={css.team}>{teams[0]}</span>
          <span className={css.versus}> — </span>
          <span className={css.team}>{teams[1]}</span>
        </>
      ) : (
        title
      )}
    </h2>
  );
}

/** That it is on air now. */
export function LiveMark() {
  const t = useTranslate('info');
  return <p className={css.live}>{t('info.match.live')}</p>;
}

/** What can be done: the block's buttons before the match, then watching it, then its record. */
export function MatchButtons({
  phase,
  match,
  buttons,
  serviceId,
}: Pick<MatchProps, 'phase' | 'match' | 'buttons' | 'serviceId'>) {
  const t = useTranslate('info');
  const isMatch = phase !== 'before' && match;
  return (
    <div className={css.buttons}>
      {isMatch ? (
        <ActionLink href={match.href} icon="play">
          {phase === 'live' ? t('hero.play') : t('info.match.record')}
        </ActionLink>
      ) : (
        phase !== 'after' && <BlockButtons items={buttons} isMain />
      )}
      {serviceId !== undefined && (
        <ServiceButton
          service={{ id: serviceId }}
          look={isMatch || buttons.length > 0 ? 'glass' : 'primary'}
        />
      )}
    </div>
  );
}
