import { Artwork } from '@foyer/ui/artwork';
import { ListBody } from '@foyer/screens/list-page';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import type { AnyDeviceProps } from './any-device.schema.ts';
import * as css from './continuous-screens.css.ts';

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;
const screens = ['tv', 'tablet', 'phone'] as const;

/** One still runs through three screens, and so does the bar of what has been watched. */
export default function ContinuousScreens(props: AnyDeviceProps) {
  const { title, label, text, advantage, bottom, picture, buttons } = props;
  return (
    <ListBody>
      <section className={css.root} aria-label={title}>
        <div className={css.words}>
          {label !== undefined && <p className={css.label}>{label}</p>}
          <h2 className={css.heading}>{title}</h2>
          {text !== undefined && <div className={css.note}>{readHtml(text)}</div>}
          {advantage !== undefined && <p className={css.advantage}>{advantage}</p>}
          <BlockButtons items={buttons} />
          {bottom !== undefined && <p className={css.bottom}>{bottom}</p>}
        </div>
        {picture && (
          <div className={css.stage}>
            {screens.map((screen) => (
              <div key={screen} className={css.screen[screen]}>
                <Artwork
                  className={css.still[screen]}
                  picture={picture}
                  size={[960, 540]}
                  candidates={sizes}
                  sizes="(min-width: 64em) 60vw, 100vw"
                  hasEdge={false}
                />
              </div>
            ))}
            <div className={css.bar}>
              <div className={css.watched} />
            </div>
          </div>
        )}
      </section>
    </ListBody>
  );
}
