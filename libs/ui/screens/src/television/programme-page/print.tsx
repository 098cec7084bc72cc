import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import { Breadcrumbs } from '@foyer/ui/breadcrumbs';
import * as page from '../channel-page/print-page.css.ts';
import { PrintStage } from '../channel-page/print-stage.tsx';
import { actions as actionsStyle } from '../channel-page/stage.css.ts';
import { useShownEntry } from '../channel-page/use-shown-entry.ts';
import { figure, title as headline } from '../../titles/film-page/article.css.ts';
import { wordBucket } from '@foyer/ui/print/fit';
import { column, frame, inkButton, word } from '@foyer/ui/print/print.css';
import * as styles from './print.css.ts';
import type { ProgrammePageProps } from './programme-page.types.ts';
import { Showings } from './showings.tsx';
import { When } from './when.tsx';

/** A show as an article: channel, title and time over the picture, below it the text and all showings. */
export default function PrintProgrammePage(props: ProgrammePageProps) {
  const { title, channel, watch, fromStartHref, item } = props;
  const t = useTranslate('tv', 'component');
  const heading = setType(title, useLanguage());
  const scroller = useShownEntry(`${title} ${props.currentId}`);
  return (
    <div className={column}>
      <div className={page.crumbs}>
        <Breadcrumbs items={props.breadcrumbs} />
      </div>
      <header className={styles.opening}>
        <a className={styles.channel} href={channel.href}>
          <Artwork
            className={`${frame} ${styles.mark}`}
            picture={channel.mark}
            size={[112, 112]}
            title={channel.name}
            hasEdge={false}
          />
          {channel.name}
        </a>
        <h1 className={headline} data-word={wordBucket(heading)}>
          {heading}
        </h1>
        <When {...props} />
      </header>
      <div className={figure}>
        <PrintStage
          picture={props.picture}
          title={title}
          watch={watch?.icon === 'lock' ? undefined : watch}
        />
        <div className={styles.watching}>
          <div className={actionsStyle}>
            {watch && (
              <a className={inkButton} href={watch.href}>
                {watch.title}
              </a>
            )}
            {fromStartHref && (
              <a className={word} href={fromStartHref}>
                {t('component.guide.fromStart')}
              </a>
            )}
            {item && (
              <a className={word} href={item.href}>
                {item.title}
              </a>
            )}
            {props.actions}
          </div>
        </div>
      </div>
      <div className={page.body}>
        <section aria-label={t('tv.programme.showings')}>
          <h2 className={styles.heading}>{t('tv.programme.showings')}</h2>
          <div ref={scroller} className={page.listing}>
            <Showings {...props} />
          </div>
        </section>
        <aside className={page.side}>
          <p className={page.reading}>{props.description}</p>
        </aside>
      </div>
    </div>
  );
}
