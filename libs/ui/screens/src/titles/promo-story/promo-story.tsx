import { useId } from 'react';
import { useLanguage } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { ActionLink } from '@foyer/ui/action-link';
import { Artwork } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { body } from '../../search/list-page/list-page.css.ts';
import {
  action as actionStyle,
  heading as headingStyle,
  lead as leadStyle,
  paragraph,
  period as periodStyle,
  picture as pictureStyle,
  story,
  term,
  terms as termsStyle,
  termsHeading,
  words,
} from './promo-story.css.ts';

/** Props of {@link PromoStory}. */
export interface PromoStoryProps {
  heading: string;
  lead: string;
  /** Such as «До 31 декабря 2029». */
  period: string;
  /** Wide; cut to 16:9. */
  picture: Picture;
  paragraphs: readonly string[];
  /** Not shown where there are none. */
  terms: { heading: string; items: readonly string[] };
  /** @default it only tells */
  action?: { title: string; href: string } | undefined;
}

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A promo event as a story: its picture beside what it is, until when, under which conditions. */
export function PromoStory({
  heading,
  lead,
  period,
  picture,
  paragraphs,
  terms,
  action,
}: PromoStoryProps) {
  const look = useLabel().variants.cards;
  const language = useLanguage();
  const termsId = useId();
  return (
    <article className={`${body[look]} ${story}`}>
      <Artwork
        className={pictureStyle}
        picture={picture}
        size={[960, 540]}
        candidates={sizes}
        sizes="(min-width: 64em) 50vw, 100vw"
        isUrgent
      />
      <div className={words}>
        <p className={periodStyle}>{period}</p>
        <h1 className={headingStyle}>{setType(heading, language)}</h1>
        <p className={leadStyle}>{lead}</p>
        {action && (
          <p className={actionStyle}>
            <ActionLink href={action.href}>{action.title}</ActionLink>
          </p>
        )}
        {paragraphs.map((text) => (
          <p key={text} className={paragraph}>
            {text}
          </p>
        ))}
        {terms.items.length > 0 && (
          <section aria-labelledby={termsId}>
            <h2 id={termsId} className={termsHeading}>
              {terms.heading}
            </h2>
            <ul className={termsStyle}>
              {terms.items.map((text) => (
                <li key={text} className={term}>
                  {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}
