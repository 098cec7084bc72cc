import { useTranslate } from '@foyer/ui/i18n';
import { AgeMark } from '../../cards/age-mark/index.ts';
import { Artwork } from '@foyer/ui/artwork';
import { Breadcrumbs } from '@foyer/ui/breadcrumbs';
import { ChannelShelf } from '../../shelves/channel-shelf/index.ts';
import { DaySelector } from '@foyer/ui/day-selector';
import { figure } from '../../titles/film-page/article.css.ts';
import { formatTime } from '../guide/guide-time.ts';
import { column, frame, inkButton, word } from '@foyer/ui/print/print.css';
import type { ChannelPageProps } from './channel-page.types.ts';
import { DayList } from './day-list.tsx';
import * as styles from './print-page.css.ts';
import { PrintStage } from './print-stage.tsx';
import { StageWords } from './stage-words.tsx';
import { actions as actionsStyle } from './stage.css.ts';
import { useShownEntry } from './use-shown-entry.ts';

/** A channel as a page of print: its picture, under it the day in two columns, and beside that the channel itself. */
export default function PrintChannelPage(props: ChannelPageProps) {
  const { name, background, watch, current, similar } = props;
  const t = useTranslate('tv', 'component');
  const scroller = useShownEntry(`${props.date} ${props.data.programmes.length > 0}`);
  return (
    <>
      <div className={column}>
        <div className={styles.crumbs}>
          <Breadcrumbs items={props.breadcrumbs} />
        </div>
        <header className={styles.head}>
          <Artwork
            className={`${frame} ${styles.mark}`}
            picture={props.mark}
            size={[112, 112]}
            title={name}
            hasEdge={false}
          />
          <div className={styles.nameBox}>
            <h1 className={styles.name}>{name}</h1>
          </div>
        </header>
        <div className={figure}>
          <PrintStage picture={current?.picture ?? background} title={name} watch={watch} />
          <div className={styles.credit}>
            <StageWords {...props} />
            <div className={actionsStyle}>
              <a className={inkButton} href={watch.href}>
                {watch.title}
              </a>
              {current?.fromStartHref && (
                <a className={word} href={current.fromStartHref}>
                  {t('component.guide.fromStart')}
                </a>
              )}
              {props.actions}
            </div>
          </div>
        </div>
        <div className={styles.body}>
          <section aria-label={t('tv.channel.schedule')}>
            <DaySelector
              days={props.days}
              date={props.date}
              today={props.today}
              {...(props.onDateChange && { onChoose: props.onDateChange })}
            />
            <div ref={scroller} className={styles.listing}>
              <DayList {...props} label={t('tv.channel.schedule')} />
            </div>
          </section>
          <ChannelSide {...props} />
        </div>
      </div>
      <ChannelShelf heading={t('tv.channel.similar')} channels={similar} />
    </>
  );
}

/** What the channel is, what comes next, and how its archive is got. */
function ChannelSide(props: ChannelPageProps) {
  const { next, archiveOffer, timeZone } = props;
  const t = useTranslate('tv');
  return (
    <aside className={styles.side}>
      <h2 className={styles.sideHeading}>{t('tv.channel.about')}</h2>
      <p className={styles.reading}>{props.description}</p>
      <p className={styles.facts}>
        <AgeMark label={props.ageLabel} />
        {props.genres.length > 0 && <span>{props.genres.join(', ')}</span>}
        {props.note && <span>{props.note}</span>}
      </p>
      {next && (
        <div className={styles.note}>
          <p>
            {t('tv.channel.next_at', { time: formatTime(next.startTime, timeZone) })}
            <a className={styles.next} href={next.href}>
              {next.title}
            </a>
          </p>
          {props.actionOf?.(next)}
        </div>
      )}
      {archiveOffer && (
        <div className={styles.note}>
          <p>{archiveOffer.text}</p>
          <a className={word} href={archiveOffer.href}>
            {archiveOffer.title}
          </a>
        </div>
      )}
    </aside>
  );
}
