import { Artwork, artColorClass, useArtColor } from '@foyer/ui/artwork';
import { setType, useLanguage } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { useRef } from 'react';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { Countdown } from '../../parts/countdown.tsx';
import { wordBucket } from '../../parts/fit-words.ts';
import { Headline } from '../../parts/headline.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import * as css from './cover.css.ts';
import { type CompositionProps, Offer } from './offer.tsx';

const sizes = [
  [540, 720],
  [1080, 1440],
] as const;

/** The cover of an issue: words at the start with the offer in a box under them, the picture with its caption beside. */
export default function Cover(props: CompositionProps) {
  const { title, text, badge, label, advantage, note, timer, buttons, service, actions } = props;
  const { picture, glow = '' } = props;
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  useArtColor(root, glow);
  return (
    <ListBody>
      <section ref={root} className={`${css.root} ${artColorClass(glow)}`} aria-label={title}>
        <div className={css.words}>
          {badge !== undefined && <p className={css.kicker}>{badge}</p>}
          <Headline className={css.heading} word={wordBucket(title)}>
            {setType(title, language)}
          </Headline>
          {text !== undefined && <div className={css.standfirst}>{readHtml(text)}</div>}
        </div>
        {picture && (
          <figure className={css.figure}>
            <Artwork
              className={css.picture}
              picture={picture}
              size={[540, 720]}
              candidates={sizes}
              sizes="(min-width: 64em) 50vw, 100vw"
              isUrgent
              hasEdge={false}
            />
            {label !== undefined && <figcaption className={css.caption}>{label}</figcaption>}
          </figure>
        )}
        <div className={css.box}>
          <div className={css.bill}>
            <Offer {...props} className={css.offer} />
            {advantage !== undefined && <p className={css.advantage}>{advantage}</p>}
          </div>
          <div ref={actions} className={css.actions}>
            <BlockButtons items={buttons} isMain />
          </div>
          {timer && !service && <Countdown until={timer.until} title={timer.title} />}
          {note !== undefined && <p className={css.note}>{note}</p>}
        </div>
      </section>
    </ListBody>
  );
}
