import { Artwork } from '@foyer/ui/artwork';
import { cover, drawn } from '../../parts/cover.css.ts';
import * as css from './stories.css.ts';
import * as shared from './multi-sub-special.css.ts';
import type { MultiSubSpecialProps } from './multi-sub-special.schema.ts';

const sizes = [
  [640, 360],
  [960, 540],
] as const;

/** The first as a lead story with its standfirst, the others small beside it. */
export default function Stories({ titles }: Pick<MultiSubSpecialProps, 'titles'>) {
  const [first, ...rest] = titles;
  if (!first) return null;
  return (
    <div className={css.stories} data-alone={rest.length === 0 || undefined}>
      <article className={css.lead}>
        <Artwork
          className={css.leadPicture}
          picture={first.backdrop}
          size={[960, 540]}
          candidates={sizes}
          sizes="(min-width: 64em) 66vw, 100vw"
          hasEdge={false}
          title={first.title}
        />
        <h3 className={css.leadName}>
          <a className={cover} href={first.href}>
            <span className={drawn}>{first.title}</span>
          </a>
        </h3>
        <p className={css.standfirst}>{first.summary}</p>
      </article>
      {rest.length > 0 && (
        <ul className={css.others}>
          {rest.map(({ id, href, title, backdrop, summary }) => (
            <li key={id}>
              <article className={css.other}>
                <Artwork
                  className={css.leadPicture}
                  picture={backdrop}
                  size={[480, 270]}
                  hasEdge={false}
                  title={title}
                />
                <h3 className={shared.name}>
                  <a className={cover} href={href}>
                    <span className={drawn}>{title}</span>
                  </a>
                </h3>
                <p className={shared.summary}>{summary}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
