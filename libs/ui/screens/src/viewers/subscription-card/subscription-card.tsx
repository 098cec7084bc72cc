import { type ReactNode, useId } from 'react';
import { Artwork } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { Icon, type IconName } from '@foyer/ui/icon';
import { useRowLook } from '../personal-page/use-row-look.ts';
import {
  actions as actionsStyle,
  card,
  fact as factStyle,
  facts as factsStyle,
  heading,
  link,
  picture as pictureStyle,
  state as stateStyle,
  term as termStyle,
  value as valueStyle,
  words,
} from './subscription-card.css.ts';

/** How a subscription stands. */
export interface SubscriptionStanding {
  tone: 'good' | 'waiting' | 'trouble' | 'over';
  text: string;
}

/** Props of {@link SubscriptionCard}. */
export interface SubscriptionCardProps {
  name: string;
  /** The page of what is subscribed to. */
  href: string;
  picture?: Picture;
  standing: SubscriptionStanding;
  /** What comes next, such as the sum and the day of the next payment. */
  facts?: readonly { term: string; value: string }[];
  /** Buttons. */
  children?: ReactNode;
}

const icons: Readonly<Record<SubscriptionStanding['tone'], IconName>> = {
  good: 'check',
  waiting: 'clock',
  trouble: 'warning',
  over: 'clock',
};

/** A subscription: how it stands, what comes next, and what can be done with it. */
export function SubscriptionCard({
  name,
  href,
  picture,
  standing,
  facts = [],
  children,
}: SubscriptionCardProps) {
  const look = useRowLook();
  const id = useId();
  return (
    <article className={card[look]} aria-labelledby={id}>
      {picture && look === 'plate' && (
        <Artwork className={pictureStyle} picture={picture} size={[480, 270]} title={name} />
      )}
      <div className={words}>
        <p className={stateStyle[standing.tone]}>
          <Icon name={icons[standing.tone]} size={20} />
          {standing.text}
        </p>
        <h3 id={id} className={heading}>
          <a className={link} href={href}>
            {name}
          </a>
        </h3>
        {facts.length > 0 && (
          <dl className={factsStyle[look]}>
            {facts.map(({ term, value }) => (
              <div key={term} className={factStyle[look]}>
                <dt className={termStyle}>{term}</dt>
                <dd className={valueStyle}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children && <div className={actionsStyle}>{children}</div>}
      </div>
    </article>
  );
}
