import { PortsProvider } from '@foyer/core/react';
import { createTvCodeMachine } from '@foyer/tv-code';
import { TvCodeFlow } from '@foyer/tv-code/view';
import { useTranslate } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { useId } from 'react';
import { wordBucket } from '../../parts/fit-words.ts';
import { readHtml } from '../../parts/html-words.tsx';
import { lateTvCode } from '../../parts/late-tv-code.ts';
import { form, head, heading, place, words } from './tvcode.css.ts';
import type { TvcodeProps } from './tvcode.schema.ts';

/** The form that connects a television by a code. BLOCK-044 */
export function Tvcode({ title, text }: TvcodeProps) {
  const t = useTranslate('tv', 'component');
  const headline = title ?? t('tv.code.title');
  const id = useId();
  const look = useLabel().variants.cards;
  return (
    <ListBody>
      <section className={place[look]} aria-labelledby={id}>
        <div className={head}>
          <h2 id={id} className={heading} data-word={wordBucket(headline)}>
            {headline}
          </h2>
          {text && <div className={words}>{readHtml(text)}</div>}
        </div>
        <div className={form[look]}>
          <PortsProvider flow={createTvCodeMachine} ports={lateTvCode}>
            <TvCodeFlow />
          </PortsProvider>
        </div>
      </section>
    </ListBody>
  );
}
