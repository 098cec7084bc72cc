import { ItemsSection } from '../../parts/items-section.tsx';
import { Songs } from './songs.tsx';
import type { MultiSubMusicProps } from './multi-sub-music.schema.ts';

/** Songs that a subscription holds: records in their sleeves, or a chart with ranks. */
export function MultiSubMusic({ title, label, glow, songs }: MultiSubMusicProps) {
  return (
    <ItemsSection title={title} label={label}>
      <Songs songs={songs} glow={glow} />
    </ItemsSection>
  );
}
