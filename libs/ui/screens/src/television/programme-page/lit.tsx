import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { ActionLink } from '@foyer/ui/action-link';
import { Artwork } from '@foyer/ui/artwork';
import { Breadcrumbs } from '@foyer/ui/breadcrumbs';
import * as page from '../channel-page/lit.css.ts';
import { actions as actionsStyle } from '../channel-page/stage.css.ts';
import { useShownEntry } from '../channel-page/use-shown-entry.ts';
import * as styles from './lit.css.ts';
import type { ProgrammePageProps } from './programme-page.types.ts';
import { Showings } from './showings.tsx';
import { When } from './when.tsx';

const stageSizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A show on its lit picture, with its showings beside it. */
export default function LitProgrammePage(props: ProgrammePageProps) {
  const { title, channel, watch, fromStartHref, item } = props;
  const t = useTranslate('tv', 'component');
  const language = useLanguage();
  const scroller = useShownEntry(`${title} ${props.currentId}`);
  return (
    <div className={page.page}>
      <Breadcrumbs items={props.breadcrumbs} />
      <header className={styles.head}>
        <a className={styles.channel} href={channel.href}>
          <Artwork
            className={styles.mark}
            picture={channel.mark}
            size={[112, 112]}
            title={channel.name}
          />
          {channel.name}
        </a>
        <h1 className={styles.title}>{setType(title, language)}</h1>
      </header>
      <div className={page.columns}>
        <div className={page.main}>
          <div className={page.stage}>
            <Artwork
              className={page.picture}
              picture={props.picture}
              size={[960, 540]}
              candidates={stageSizes}
              sizes="(min-width: 64em) 60vw, 100vw"
              isUrgent
              hasEdge={false}
            />
            <div className={page.scrim} />
            <When {...props} />
            <div className={actionsStyle}>
              {watch && (
                <ActionLink href={watch.href} icon={watch.icon}>
                  {watch.title}
                </ActionLink>
              )}
              {fromStartHref && (
                <ActionLink href={fromStartHref} look="glass" icon="rewind">
                  {t('component.guide.fromStart')}
                </ActionLink>
              )}
              {item && (
                <ActionLink href={item.href} look="glass" icon="info">
                  {item.title}
                </ActionLink>
              )}
              {props.actions}
            </div>
          </div>
          <p className={page.description}>{props.description}</p>
        </div>
        <section className={page.side} aria-label={t('tv.programme.showings')}>
          <div className={page.sideBox}>
            <h2 className={styles.sideHeading}>{t('tv.programme.showings')}</h2>
            <div ref={scroller} className={page.scroller}>
              <Showings {...props} />
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
