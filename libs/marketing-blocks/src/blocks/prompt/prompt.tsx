import { Icon } from '@foyer/ui/icon';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import * as css from './prompt.css.ts';
import type { PromptProps } from './prompt.schema.ts';

/**
 * One line that asks for something: on a panel with a sign, or on a strip between double rules. A link to the sign-in
 * page opens its dialog over the page, as all such links do. BLOCK-012
 */
export function Prompt({ title, text, buttons }: PromptProps) {
  const look = useLabel().variants.cards;
  return (
    <ListBody>
      <section className={css.strip[look]} aria-label={title}>
        {look === 'lit' && (
          <span className={css.sign}>
            <Icon name="login" size={28} />
          </span>
        )}
        <div className={css.words}>
          <h2 className={css.heading[look]}>{title}</h2>
          {text !== undefined && <div className={css.note[look]}>{readHtml(text)}</div>}
        </div>
        <div className={css.foot}>
          <BlockButtons items={buttons} />
        </div>
      </section>
    </ListBody>
  );
}
