import { useLabel } from '@foyer/ui/theme';
import { useState } from 'react';
import { ClipEnd } from '../../parts/clip-end.tsx';
import { type Clip, type ClipPhase, ClipStage } from '../../parts/clip-stage.tsx';
import { readHtml } from '../../parts/html-words.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import { Frame } from './frame.tsx';
import * as css from './player.css.ts';
import type { PlayerProps } from './player.schema.ts';

/** A clip that plays in place of its picture, in the light of the picture or with a caption. */
export function Player({ title, label, text, source, picture, film }: PlayerProps) {
  const [phase, setPhase] = useState<ClipPhase>('still');
  const look = useLabel().variants.cards;
  const name = film?.title ?? title;
  const clip: Clip = { id: 'clip', title: name, source, picture };
  return (
    <ItemsSection title={title} label={label} {...(text !== undefined && { note: readHtml(text) })}>
      <Frame color={picture?.color} film={film}>
        <ClipStage
          className={css.stage[look]}
          clip={clip}
          phase={phase}
          onPhase={setPhase}
          sizes="(min-width: 64em) 72rem, 100vw"
          ended={<ClipEnd title={name} href={film?.href} onAgain={() => setPhase('playing')} />}
        />
      </Frame>
    </ItemsSection>
  );
}
