import { useLabel } from '@foyer/ui/theme';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { TitledSection } from '../../parts/titled-section.tsx';
import * as css from './start.css.ts';
import type { StartProps } from './start.schema.ts';

/** Steps in their order: along a line of light, or between hairlines. BLOCK-022 */
export function Start({ title, steps, buttons }: StartProps) {
  const look = useLabel().variants.cards;
  return (
    <TitledSection title={title}>
      <ol className={css.steps[look]}>
        {steps.map(({ id, number, title: name, text }) => (
          <li key={id} className={css.step[look]}>
            {/* The list counts for those who hear the page. */}
            <span className={css.number[look]} aria-hidden="true">
              {number}
            </span>
            <div className={css.body}>
              <h3 className={css.name[look]}>{name}</h3>
              {text !== undefined && <div className={css.note}>{readHtml(text)}</div>}
            </div>
          </li>
        ))}
      </ol>
      {buttons.length > 0 && (
        <div className={css.foot}>
          <BlockButtons items={buttons} />
        </div>
      )}
    </TitledSection>
  );
}
