import { memo, useState } from 'react';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { ActionLink } from '@foyer/ui/action-link';
import { AgeMark } from '../../cards/age-mark/index.ts';
import { Artwork, heroSizes, type PictureSize } from '@foyer/ui/artwork';
import { Badge } from '@foyer/ui/badge';
import {
  actions,
  facts,
  hero,
  picture,
  summary as summaryStyle,
  title as titleStyle,
  titleBox,
  when,
  words,
} from './focused-programme.css.ts';
import type { GuideChannel, GuideProgramme } from './guide.types.ts';
import { formatSpan } from './guide-time.ts';
import { stateOf } from './programme-state.ts';
import { ZoneName } from './zone-name.tsx';

/** Props of {@link FocusedProgramme}. */
export interface FocusedProgrammeProps {
  channel: GuideChannel | undefined;
  /** Nothing while the programmes are not there. */
  programme: GuideProgramme | undefined;
  now: number;
  timeZone: string;
}

/** Phones do not show the picture, and fetch the smallest. */
const candidates: readonly PictureSize[] = [[104, 58], ...heroSizes];

/** Full size on one line up to 16 letters, smaller on one line up to 26, and longer ones on two lines. */
function sizeStep(title: string): 1 | 2 | 3 {
  if (title.length <= 16) return 1;
  return title.length <= 26 ? 2 : 3;
}

/** The programme that the timeline stands on: its picture, fading into the page, and what can be done with it. */
export const FocusedProgramme = memo(function FocusedProgramme({
  channel,
  programme,
  now,
  timeZone,
}: FocusedProgrammeProps) {
  const t = useTranslate('component');
  const language = useLanguage();
  // The picture that the page opens with is the largest on its first screen.
  const [firstUrl] = useState(programme?.picture?.url);
  if (!channel || !programme) return <div className={hero} />;
  const { title, note, ageLabel, summary, watchHref, fromStartHref } = programme;
  const isOnAir = stateOf(programme, now) === 'onAir';

  return (
    <section className={hero} aria-label={title}>
      {programme.picture && (
        <Artwork
          key={programme.picture.url}
          className={picture}
          picture={programme.picture}
          size={[960, 540]}
          candidates={candidates}
          sizes="(min-width: 48em) 56vw, 1px"
          isUrgent={programme.picture.url === firstUrl}
          hasEdge={false}
        />
      )}
      <div className={words}>
        <p className={when}>
          {isOnAir && <Badge tone="live">{t('component.guide.live')}</Badge>}
          <span>
            {channel.name} · {formatSpan(programme, timeZone)}
            <ZoneName timeZone={timeZone} moment={programme.startTime} />
          </span>
        </p>
        <div className={titleBox}>
          <h2 className={titleStyle} data-step={sizeStep(title)}>
            {setType(title, language)}
          </h2>
        </div>
        <p className={facts}>
          {note && <span>{note}</span>}
          {ageLabel && <AgeMark label={ageLabel} />}
        </p>
        <p className={summaryStyle}>{summary}</p>
        <div className={actions}>
          <ActionLink
            href={watchHref ?? programme.href}
            size="compact"
            icon={watchHref ? 'play' : 'info'}
          >
            {t(watchHref ? 'component.guide.watch' : 'component.guide.details')}
          </ActionLink>
          {fromStartHref && (
            <ActionLink href={fromStartHref} look="glass" size="compact" icon="rewind">
              {t('component.guide.fromStart')}
            </ActionLink>
          )}
        </div>
      </div>
    </section>
  );
});
