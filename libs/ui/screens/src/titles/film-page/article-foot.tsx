import { useTranslate } from '@foyer/ui/i18n';
import { PosterCard } from '../../cards/poster-card/index.ts';
import { column } from '@foyer/ui/print/print.css';
import { Shelf } from '../../shelves/shelf/index.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticlePerson } from './article-person.tsx';
import { ArticleSide } from './article-side.tsx';
import { article, body } from './article-foot.css.ts';
import type { FilmFootProps } from './film-foot.types.ts';

/** The text between its facts and the box of actions; sections under it. */
export default function ArticleFoot(props: FilmFootProps) {
  const t = useTranslate('item');
  const { description, lead, persons, castHref, similar, similarHeading } = props;
  return (
    <>
      <div className={column}>
        <div className={body}>
          <ArticleSide {...props} />
          <div className={article}>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ArticleFacts {...props} />
        </div>
      </div>
      {lead && <div id={lead.id}>{lead.content}</div>}
      {persons.length > 0 && (
        <Shelf heading={t('item.parts.cast')} cell="person" {...(castHref && { href: castHref })}>
          {persons.map((person) => (
            <ArticlePerson key={person.id} person={person} />
          ))}
        </Shelf>
      )}
      {similar.length > 0 && (
        <Shelf heading={similarHeading}>
          {similar.map((title) => (
            <PosterCard key={title.id} title={title} />
          ))}
        </Shelf>
      )}
    </>
  );
}
