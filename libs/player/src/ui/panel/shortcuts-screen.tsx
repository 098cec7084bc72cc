import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { Fragment } from 'react';
import type { PanelFace } from './panel.types.ts';
import { ScreenHeading } from './screen-heading.tsx';

/** What stands on a key, and how it is said where that is a sign. */
interface KeyCap {
  sign?: string;
  name?: 'space' | 'left' | 'right' | 'up' | 'down' | 'escape' | 'question';
}

interface Line {
  does: 'play' | 'seek' | 'volume' | 'mute' | 'fullscreen' | 'close' | 'help';
  keys: readonly KeyCap[];
}

const left: KeyCap = { sign: '←', name: 'left' };
const right: KeyCap = { sign: '→', name: 'right' };
const up: KeyCap = { sign: '↑', name: 'up' };
const down: KeyCap = { sign: '↓', name: 'down' };

const lines: readonly Line[] = [
  { does: 'play', keys: [{ name: 'space' }, { sign: 'K' }] },
  { does: 'seek', keys: [left, right] },
  { does: 'volume', keys: [up, down] },
  { does: 'mute', keys: [{ sign: 'M' }] },
  { does: 'fullscreen', keys: [{ sign: 'F' }] },
  { does: 'close', keys: [{ name: 'escape' }] },
  { does: 'help', keys: [{ sign: '?', name: 'question' }] },
];

/** Every key of the player and what it does. PLAYER-038 to PLAYER-043 */
export function ShortcutsScreen({ face }: { face: PanelFace }) {
  const t = useTranslate('player');
  const { classes } = face;
  const cap = ({ sign, name }: KeyCap) => {
    if (!sign) return name && t(`player.keys.${name}`);
    if (!name) return sign;
    return (
      <>
        <span aria-hidden="true">{sign}</span>
        <VisuallyHidden>{t(`player.keys.${name}`)}</VisuallyHidden>
      </>
    );
  };
  return (
    <>
      <ScreenHeading face={face} title={t('player.shortcuts')} />
      <dl className={classes.shortcuts}>
        {lines.map(({ does, keys }) => (
          <div key={does}>
            <dt>{t(`player.shortcut.${does}`)}</dt>
            <dd>
              {keys.map((key) => (
                <Fragment key={key.sign ?? key.name}>
                  <kbd className={classes.key}>{cap(key)}</kbd>{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
