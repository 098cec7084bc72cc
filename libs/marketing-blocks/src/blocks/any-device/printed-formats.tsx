import { Artwork } from '@foyer/ui/artwork';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { TitledSection } from '../../parts/titled-section.tsx';
import type { AnyDeviceProps } from './any-device.schema.ts';
import * as css from './printed-formats.css.ts';

/** The shapes of a television, a tablet and a phone. */
const formats = [
  {
    size: [960, 540],
    candidates: [
      [640, 360],
      [960, 540],
      [1280, 720],
    ],
    width: '55vw',
  },
  {
    size: [352, 264],
    candidates: [
      [176, 132],
      [352, 264],
    ],
    width: '26vw',
  },
  { size: [540, 720], candidates: [[540, 720]], width: '13vw' },
] as const;

/** One picture in three sizes on one line, with its caption. */
export default function PrintedFormats(props: AnyDeviceProps) {
  const { title, label, text, advantage, bottom, picture, buttons } = props;
  const caption = advantage ?? bottom;
  return (
    <TitledSection title={title} label={label}>
      {picture && (
        <figure className={css.figure}>
          <div className={css.line}>
            {formats.map(({ size, candidates, width }) => (
              <Artwork
                key={width}
                className={css.format}
                picture={picture}
                size={size}
                candidates={candidates}
                sizes={width}
              />
            ))}
          </div>
          {caption !== undefined && <figcaption className={css.caption}>{caption}</figcaption>}
        </figure>
      )}
      <div className={css.words}>
        {text !== undefined && <div className={css.note}>{readHtml(text)}</div>}
        {!picture && advantage !== undefined && <p className={css.caption}>{advantage}</p>}
        <BlockButtons items={buttons} />
        {bottom !== undefined && (!picture || advantage !== undefined) && (
          <p className={css.caption}>{bottom}</p>
        )}
      </div>
    </TitledSection>
  );
}
