import { labels } from '@foyer/ui/theme';
import { embeddedMark } from '../../surroundings/embedded.ts';
import type { StoryPair } from './pair-stories.ts';
import * as styles from './side-by-side.css.ts';

/** Stories under each other, the labels beside each other. A label that has none of them gets no column. */
export function StoryPairs({ pairs }: { pairs: readonly StoryPair[] }) {
  const shown = Object.values(labels).filter(({ id }) => pairs.some(({ ids }) => ids[id]));
  return pairs.map(({ name, ids }) => (
    <section key={name} className={styles.section} aria-label={name}>
      <h3>{name}</h3>
      <div className={styles.pair}>
        {shown.map(({ id: label, name: site }) => (
          <figure key={label} className={styles.figure}>
            <figcaption>
              «{site.rus}» ({label})
            </figcaption>
            <StoryFrame label={label} id={ids[label]} name={name} />
          </figure>
        ))}
      </div>
    </section>
  ));
}

/** A frame, because a label is in force for a whole document. */
function StoryFrame({ label, id, name }: { label: string; id: string | undefined; name: string }) {
  if (id === undefined) return <p className={styles.gap}>Not in this label.</p>;
  const globals = `label:${label};a11y.manual:!true`;
  return (
    <iframe
      className={styles.frame}
      title={`${name} in ${label}`}
      src={`./iframe.html?id=${id}&viewMode=story&${embeddedMark}&globals=${globals}`}
      loading="lazy"
    />
  );
}
