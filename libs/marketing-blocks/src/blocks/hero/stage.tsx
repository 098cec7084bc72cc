import { setType, useLanguage } from '@foyer/ui/i18n';
import { useRef } from 'react';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { Countdown } from '../../parts/countdown.tsx';
import { wordBucket } from '../../parts/fit-words.ts';
import { Headline } from '../../parts/headline.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { Backdrop } from './backdrop.tsx';
import { type CompositionProps, Offer } from './offer.tsx';
import * as css from './stage.css.ts';

/** A window full of a picture, the words on its dark side, the time that is left at the other. */
export default function Stage(props: CompositionProps) {
  const { title, text, badge, label, advantage, note, timer, buttons, service, actions } = props;
  const language = useLanguage();
  const block = useRef<HTMLElement>(null);
  return (
    <section ref={block} className={css.root} aria-label={title}>
      <Backdrop {...props} block={block} />
      <div className={css.foot}>
        <div className={css.words}>
          {(badge ?? label) !== undefined && (
            <p className={css.marks}>
              {badge !== undefined && <span className={css.badge}>{badge}</span>}
              {label !== undefined && <span>{label}</span>}
            </p>
          )}
          <Headline
            className={css.heading[title.length > LONG ? 'long' : 'short']}
            word={wordBucket(title)}
          >
            {setType(title, language)}
          </Headline>
          {text !== undefined && <div className={css.lead}>{readHtml(text)}</div>}
          <Offer {...props} className={css.offer} />
          <div ref={actions} className={css.actions}>
            <BlockButtons items={buttons} isMain />
          </div>
          {(advantage ?? note) !== undefined && (
            <p className={css.notes}>
              {advantage !== undefined && <b className={css.advantage}>{advantage}</b>}
              {note !== undefined && <span>{note}</span>}
            </p>
          )}
        </div>
        {timer && !service && (
          <Countdown className={css.timer} until={timer.until} title={timer.title} />
        )}
      </div>
    </section>
  );
}

/** A headline of more letters is set smaller. */
const LONG = 24;
