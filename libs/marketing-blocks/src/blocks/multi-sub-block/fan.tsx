import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { useId, useState } from 'react';
import { readHtml } from '../../parts/html-words.tsx';
import { wordBucket } from '../../parts/fit-words.ts';
import { BundleDeal } from './bundle-deal.tsx';
import * as fanCss from './fan.css.ts';
import * as css from './multi-sub-block.css.ts';
import type { MultiSubBlockProps } from './multi-sub-block.schema.ts';

/** The services as a hand of cards under one lamp, which a press lays out; the words and the price beside them. */
export default function Fan(props: MultiSubBlockProps) {
  const { title, label, text, note, bundle, offers, isWide } = props;
  const t = useTranslate('info');
  const id = useId();
  const [isSpread, setSpread] = useState(false);
  return (
    <ListBody>
      <section className={css.stage} aria-labelledby={id} data-wide={isWide || undefined}>
        <div className={fanCss.fan} data-spread={isSpread || undefined}>
          {/* Over the cards, whose words it does not say. */}
          <button
            type="button"
            className={fanCss.press}
            aria-pressed={isSpread}
            aria-label={t('info.offer.inside')}
            onClick={() => setSpread(!isSpread)}
          />
          <span className={fanCss.lamp} aria-hidden="true" />
          <span aria-hidden="true" className={`${fanCss.cards} ${fanCss.steps[countOf(offers)]}`}>
            {offers.map(({ id: key, picture, name }, index) => (
              <span key={key} className={`${fanCss.card} ${fanCss.places[placeOf(index, offers)]}`}>
                <Artwork
                  className={fanCss.picture}
                  picture={picture}
                  size={[240, 135]}
                  candidates={[
                    [240, 135],
                    [480, 270],
                  ]}
                  sizes="240px"
                  title={name}
                />
                <span className={fanCss.name}>{name}</span>
              </span>
            ))}
          </span>
        </div>
        <div className={css.words}>
          {label !== undefined && <p className={css.label}>{label}</p>}
          <h2 id={id} className={css.heading} data-word={wordBucket(title)}>
            {title}
          </h2>
          {text !== undefined && <div className={css.lead}>{readHtml(text)}</div>}
          <ul className={css.names}>
            {offers.map(({ id: key, name, pageHref }) => (
              <li key={key}>
                <a className={css.nameLink} href={pageHref}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {bundle?.priceText !== undefined && <p className={css.price}>{bundle.priceText}</p>}
          {note !== undefined && <div className={css.note}>{readHtml(note)}</div>}
          <BundleDeal {...props} nameId={id} />
        </div>
      </section>
    </ListBody>
  );
}

type Count = keyof typeof fanCss.steps;
type Place = keyof typeof fanCss.places;

const countOf = ({ length }: readonly unknown[]) => length as Count;

/** How far from the middle of the hand a card is, in halves of a card. */
const placeOf = (index: number, { length }: readonly unknown[]) =>
  (2 * index - (length - 1)) as Place;
