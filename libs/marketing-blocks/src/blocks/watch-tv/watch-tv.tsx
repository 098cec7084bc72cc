import { useLabel } from '@foyer/ui/theme';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { useServiceTime } from '../../parts/use-service-time.ts';
import { madeAt, onAirAt } from './on-air.ts';
import { foot } from './watch-tv.css.ts';
import { Broadcasts } from './broadcasts.tsx';
import type { WatchTvProps } from './watch-tv.schema.ts';

/** What is on air now: tiles of channels with their progress, or a listing by time. */
export function WatchTv({ title, label, text, buttons, channels }: WatchTvProps) {
  const { timeZone } = useLabel();
  const now = useServiceTime(madeAt(channels));
  const onAir = onAirAt(channels, { now, timeZone });
  return (
    <ItemsSection title={title} label={label} {...(text !== undefined && { note: readHtml(text) })}>
      <Broadcasts onAir={onAir} />
      {buttons.length > 0 && (
        <div className={foot}>
          <BlockButtons items={buttons} />
        </div>
      )}
    </ItemsSection>
  );
}
