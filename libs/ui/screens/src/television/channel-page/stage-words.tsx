import { useTranslate } from '@foyer/ui/i18n';
import { Badge } from '@foyer/ui/badge';
import { formatSpan } from '../guide/guide-time.ts';
import { percentOf } from '../guide/programme-state.ts';
import { ZoneName } from '../guide/zone-name.tsx';
import type { ChannelPageProps } from './channel-page.types.ts';
import { bar } from './day-list.css.ts';
import { now as nowStyle, nowLink, when } from './stage.css.ts';

/** What is on now: that it is live, its time, its title, and how far it is. */
export function StageWords({
  current,
  now,
  timeZone,
}: Pick<ChannelPageProps, 'current' | 'now' | 'timeZone'>) {
  const t = useTranslate('component');
  if (!current) return null;
  const percent = percentOf(current, now);
  return (
    <div className={nowStyle}>
      <p className={when}>
        <Badge tone="live">{t('component.guide.live')}</Badge>
        <span>
          {formatSpan(current, timeZone)}
          <ZoneName timeZone={timeZone} moment={current.startTime} />
        </span>
      </p>
      <h2>
        <a className={nowLink} href={current.href}>
          {current.title}
        </a>
      </h2>
      <progress
        className={bar}
        max={100}
        value={percent}
        aria-label={t('component.guide.progress', { percent })}
      />
    </div>
  );
}
