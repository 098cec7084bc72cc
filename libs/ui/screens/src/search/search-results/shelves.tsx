import { Artwork } from '@foyer/ui/artwork';
import { CardFrame } from '../../cards/card-frame/index.ts';
import type { CardShape } from '../../cards/card-frame/card-shapes.ts';
import { PosterCard } from '../../cards/poster-card/index.ts';
import { Shelf } from '../../shelves/shelf/index.ts';
import { BestHit } from './best-hit.tsx';
import type { SearchHit, SearchHitKind, SearchResultsProps } from './search-results.types.ts';
import { face, noFace, person, personFacts, personName } from './shelves.css.ts';

/** Cards of what is neither a title nor a person. */
const shapes: Record<Exclude<SearchHitKind, 'media_item' | 'person'>, CardShape> = {
  channel: 'channel',
  epg: 'epg',
  collection: 'collection',
  karaoke_item: 'karaoke',
  service: 'collection',
};

const cells = { media_item: 'poster', person: 'person', channel: 'channel' } as const;
const cellOf = (kind: SearchHitKind) =>
  kind in cells ? cells[kind as keyof typeof cells] : 'channel';

/** The best match as a wide card, then a shelf of each kind. */
export default function SearchShelves({ best, groups }: SearchResultsProps) {
  return (
    <>
      {best && <BestHit hit={best} />}
      {groups.map(({ kind, heading, hits }) => (
        <Shelf key={kind} heading={heading} cell={cellOf(kind)}>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} />
          ))}
        </Shelf>
      ))}
    </>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  const { kind, href, title, facts, picture, summary } = hit;
  if (summary) return <PosterCard title={summary} />;
  if (kind === 'person') return <Person hit={hit} />;
  if (kind === 'media_item' || !picture) return null;
  return (
    <CardFrame shape={shapes[kind]} href={href} title={title} picture={picture} facts={facts} />
  );
}

function Person({ hit: { href, title, facts, picture } }: { hit: SearchHit }) {
  return (
    <a className={person} href={href}>
      {picture ? (
        <Artwork className={face} picture={picture} size={[112, 112]} />
      ) : (
        <span className={`${face} ${noFace}`} />
      )}
      <span className={personName}>{title}</span>
      {facts && <span className={personFacts}>{facts}</span>}
    </a>
  );
}
