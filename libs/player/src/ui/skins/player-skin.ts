import { defineVariants } from '@foyer/ui/variants';

/** What a skin shows apart from the running player, which it finds in its context. */
export interface PlayerSkinProps {
  title: string;
  subtitle?: string | undefined;
  /** Such as `16+`. */
  ageLabel?: string | undefined;
  backHref: string;
  /** Replaces the navigation to `backHref`. */
  onBack?: (() => void) | undefined;
  /** False on the server and until the player runs: header and loading only. */
  isRunning: boolean;
}

/** The controls in the hand of the label. Look §1 and §2 "Player" */
export const PlayerSkin = defineVariants<'playerSkin', PlayerSkinProps>('playerSkin', {
  glass: {
    module: 'libs/player/src/ui/skins/glass/glass.tsx',
    load: () => import('./glass/glass.tsx'),
  },
  print: {
    module: 'libs/player/src/ui/skins/print/print.tsx',
    load: () => import('./print/print.tsx'),
  },
});
