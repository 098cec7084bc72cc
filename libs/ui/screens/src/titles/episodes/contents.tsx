import { word } from '@foyer/ui/print/print.css';
import { Section } from '@foyer/ui/print/section';
import {
  empty as emptyStyle,
  foot,
  list,
  season,
  seasons as seasonsStyle,
} from './contents.css.ts';
import { EpisodeList } from './episode-list.tsx';
import type { EpisodesProps } from './episodes.types.ts';
import { SeasonLinks } from './season-links.tsx';

/** A page of contents; seasons as words at the end of its head. */
export default function EpisodeContents({ heading, seasons, more, ...rest }: EpisodesProps) {
  return (
    <Section
      heading={heading}
      tools={<SeasonLinks seasons={seasons} className={seasonsStyle} linkClassName={season} />}
    >
      <EpisodeList {...rest} className={list} emptyClassName={emptyStyle} />
      {more && (
        <div className={foot}>
          <a className={word} href={more.href}>
            {more.title}
          </a>
        </div>
      )}
    </Section>
  );
}
