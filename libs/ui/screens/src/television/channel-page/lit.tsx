import { useTranslate } from '@foyer/ui/i18n';
import { ActionLink } from '@foyer/ui/action-link';
import { AgeMark } from '../../cards/age-mark/index.ts';
import { Artwork } from '@foyer/ui/artwork';
import { Breadcrumbs } from '@foyer/ui/breadcrumbs';
import { ChannelShelf } from '../../shelves/channel-shelf/index.ts';
import { DaySelector } from '@foyer/ui/day-selector';
import { formatTime } from '../guide/guide-time.ts';
import type { ChannelPageProps } from './channel-page.types.ts';
import { DayList } from './day-list.tsx';
import * as styles from './lit.css.ts';
import { StageWords } from './stage-words.tsx';
import { actions as actionsStyle } from './stage.css.ts';
import { useShownEntry } from './use-shown-entry.ts';

const stageSizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A channel as a lit stage, with the day beside it. */
export default function LitChannelPage(props: ChannelPageProps) {
  const { name, background, watch, current, next, archiveOffer, timeZone, similar } = props;
  const t = useTranslate('tv', 'component');
  const scroller = useShownEntry(`${props.date} ${props.data.programmes.length > 0}`);

  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs items={props.breadcrumbs} />
        <header className={styles.head}>
          <Artwork
            className={styles.mark}
            picture={props.mark}
            size={[112, 112]}
            isUrgent
            title={name}
          />
          <h1 className={styles.name}>{name}</h1>
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <div className={styles.stage}>
              <Artwork
                className={styles.picture}
                picture={current?.picture ?? background}
                size={[960, 540]}
                candidates={stageSizes}
                sizes="(min-width: 64em) 60vw, 100vw"
                isUrgent
                hasEdge={false}
              />
              <div className={styles.scrim} />
              <StageWords {...props} />
              <div className={actionsStyle}>
                <ActionLink href={watch.href} icon="play">
                  {watch.title}
                </ActionLink>
                {current?.fromStartHref && (
                  <ActionLink href={current.fromStartHref} look="glass" icon="rewind">
                    {t('component.guide.fromStart')}
                  </ActionLink>
                )}
                {props.actions}
              </div>
            </div>
            {next && (
              <p className={styles.plate}>
                <span className={styles.plateWords}>
                  {t('tv.channel.next_at', { time: formatTime(next.startTime, timeZone) })}
                  <a className={styles.plateTitle} href={next.href}>
                    {next.title}
                  </a>
                </span>
                {props.actionOf?.(next)}
              </p>
            )}
            {archiveOffer && (
              <p className={styles.plate}>
                <span className={styles.plateWords}>{archiveOffer.text}</span>
                <ActionLink href={archiveOffer.href} look="glass" size="compact" icon="lock">
                  {archiveOffer.title}
                </ActionLink>
              </p>
            )}
            <div className={styles.about}>
              <p className={styles.description}>{props.description}</p>
              <p className={styles.facts}>
                <AgeMark label={props.ageLabel} />
                {props.genres.length > 0 && <span>{props.genres.join(', ')}</span>}
                {props.note && <span>{props.note}</span>}
              </p>
            </div>
          </div>
          <section className={styles.side} aria-label={t('tv.channel.schedule')}>
            <div className={styles.sideBox}>
              <DaySelector
                days={props.days}
                date={props.date}
                today={props.today}
                {...(props.onDateChange && { onChoose: props.onDateChange })}
              />
              <div ref={scroller} className={styles.scroller}>
                <DayList {...props} label={t('tv.channel.schedule')} />
              </div>
            </div>
          </section>
        </div>
      </div>
      <ChannelShelf heading={t('tv.channel.similar')} channels={similar} />
    </>
  );
}
