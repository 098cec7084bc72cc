import { useTranslate } from '@foyer/ui/i18n';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { ProblemReport } from '../problem-report/problem-report.view.tsx';
import { CaptionStyleScreen } from './caption-style-screen.tsx';
import { MainScreen } from './main-screen.tsx';
import { OptionScreen } from './option-screen.tsx';
import type { AnyPanelScreen, PanelFace } from './panel.types.ts';
import { ShortcutsScreen } from './shortcuts-screen.tsx';
import { usePanel } from './use-panel.ts';

/** The side panel: settings, the report of a problem, the keys. PLAYER-016, PLAYER-023 to PLAYER-027 */
export function SettingsPanel({ face }: { face: PanelFace }) {
  const { isOpen } = usePanel();
  return isOpen ? <OpenPanel face={face} /> : null;
}

/** A new screen takes the focus: to what is chosen, or to its first row. */
function focusStart(inside: HTMLElement | null): void {
  const start =
    inside?.querySelector<HTMLElement>('[role=radiogroup] input:checked') ??
    inside?.querySelector<HTMLElement>('[data-start]');
  start?.focus();
}

/** Told when the keyboard leaves a box; a press elsewhere says itself what it is for. */
function useLeaving(onLeave: () => void) {
  const isTabbing = useRef(false);
  return {
    onKeyDown: ({ key, altKey }: KeyboardEvent) => {
      isTabbing.current = key === 'Tab' && !altKey;
    },
    // The panel may be the last of the page: Tab then leads out of it.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isTabbing.current && !currentTarget.contains(relatedTarget)) onLeave();
      isTabbing.current = false;
    },
  };
}

function OpenPanel({ face }: { face: PanelFace }) {
  const t = useTranslate('player');
  const { screen, close } = usePanel();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const page = panel.current?.ownerDocument;
    const opener = panel.current
      ?.closest('[data-controls]')
      ?.querySelector<HTMLElement>('[data-panel-button="main"]');
    return () => {
      // What had the focus is gone with the panel; a press elsewhere has taken it on.
      if (!page?.activeElement || page.activeElement === page.body) opener?.focus();
    };
  }, []);

  return (
    <section
      ref={panel}
      className={face.classes.root}
      aria-label={t('player.settings')}
      data-own-arrows=""
      {...useLeaving(close)}
    >
      <div key={screen} ref={focusStart}>
        <Screen face={face} screen={screen} />
      </div>
    </section>
  );
}

function Screen({ face, screen }: { face: PanelFace; screen: AnyPanelScreen }) {
  switch (screen) {
    case 'main':
      return <MainScreen face={face} />;
    case 'captionStyle':
      return <CaptionStyleScreen face={face} />;
    case 'shortcuts':
      return <ShortcutsScreen face={face} />;
    case 'report':
      return <ProblemReport face={face} />;
    default:
      return <OptionScreen face={face} screen={screen} />;
  }
}
