import { Artwork } from '@foyer/ui/artwork';
import { useLanguage } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import * as css from './about-service.css.ts';
import type { AboutServiceProps } from './about-service.schema.ts';

const sizes = [
  [228, 228],
  [456, 456],
] as const;

/** What the service is: its logo beside the words, or a colophon. BLOCK-034 */
export function AboutService({ title, text, logo, buttons }: AboutServiceProps) {
  const { name, variants } = useLabel();
  const look = variants.cards;
  const language = useLanguage();
  return (
    <ListBody>
      <section className={css.root[look]} aria-label={title} data-logo={logo ? '' : undefined}>
        {logo && (
          <Artwork
            className={css.logo[look]}
            picture={logo}
            size={[228, 228]}
            candidates={sizes}
            sizes={look === 'lit' ? '200px' : '96px'}
            alt={name[language]}
          />
        )}
        <div className={css.body[look]}>
          <h2 className={css.heading[look]}>{title}</h2>
          <div className={css.words[look]}>{readHtml(text)}</div>
          <BlockButtons items={buttons} />
        </div>
      </section>
    </ListBody>
  );
}
