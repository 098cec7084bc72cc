import { useId } from 'react';
import { ActionLink } from '@foyer/ui/action-link';
import { EpisodeList } from './episode-list.tsx';
import type { EpisodesProps } from './episodes.types.ts';
import {
  chip,
  chips,
  empty as emptyStyle,
  foot,
  head,
  heading as headingStyle,
  list,
  section,
} from './rows.css.ts';
import { SeasonLinks } from './season-links.tsx';

/** Rows with stills; seasons as chips. */
export default function EpisodeRows({ heading, seasons, more, ...rest }: EpisodesProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={headingStyle}>
          {heading}
        </h2>
        <SeasonLinks seasons={seasons} className={chips} linkClassName={chip} />
      </div>
      <EpisodeList {...rest} className={list} emptyClassName={emptyStyle} />
      {more && (
        <div className={foot}>
          <ActionLink href={more.href} look="plain">
            {more.title}
          </ActionLink>
        </div>
      )}
    </section>
  );
}
