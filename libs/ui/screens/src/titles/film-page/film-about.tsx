import type { FilmFootProps } from './film-foot.types.ts';
import {
  about,
  chip,
  chips,
  fact,
  facts as factsStyle,
  part,
  reading,
  term,
} from './immersive-foot.css.ts';

type Props = Pick<FilmFootProps, 'description' | 'facts' | 'audioAndSubtitles'> & { id: string };

/** The text about a film beside its list of facts. */
export function FilmAbout({ id, description, facts, audioAndSubtitles }: Props) {
  return (
    <div id={id} className={`${about} ${part}`}>
      <div className={reading}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={chips}>
          {audioAndSubtitles.map((each) => (
            <li key={each} className={chip}>
              {each}
            </li>
          ))}
        </ul>
      </div>
      <dl className={factsStyle}>
        {facts.map(({ term: name, value }) => (
          <div key={name} className={fact}>
            <dt className={term}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
