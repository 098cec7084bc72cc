import {
  type PlayerOption,
  selectAudios,
  selectResolutions,
  selectSpeeds,
  selectSubtitles,
  type PanelScreen,
} from '@foyer/player-machine';
import {
  type LanguageCode,
  languageTags,
  type TextKey,
  type Translate,
  useLanguage,
  useTranslate,
} from '@foyer/ui/i18n';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useControlsValue, usePlayerSend, usePlayerValue } from '../player-context.ts';

/** Class names of {@link SettingsPanel}. */
export interface PanelClasses {
  root: string;
  /** The row that closes the panel. */
  close: string;
  /** The row that leads back to the list of lists. */
  heading: string;
  row: string;
  rowTitle: string;
  rowValue: string;
  option: string;
  radio: string;
}

/** How a skin draws the small signs of the panel. */
export interface PanelSigns {
  icons: Readonly<Record<Exclude<PanelScreen, 'main'>, ReactNode>>;
  forward: ReactNode;
  back: ReactNode;
  close: ReactNode;
  check: ReactNode;
}

type Screen = Exclude<PanelScreen, 'main'>;
type Option = PlayerOption<string | number | null>;

const screens: readonly Screen[] = ['quality', 'speed', 'subtitles', 'audio'];

const sameOptions = (one: Option[], other: Option[]) =>
  JSON.stringify(one) === JSON.stringify(other);

function useOptions(): Record<Screen, Option[]> {
  return {
    quality: usePlayerValue<Option[]>(selectResolutions, sameOptions),
    speed: usePlayerValue<Option[]>(selectSpeeds, sameOptions),
    subtitles: usePlayerValue<Option[]>(selectSubtitles, sameOptions),
    audio: usePlayerValue<Option[]>(selectAudios, sameOptions),
  };
}

/** «0,75×» for a speed. */
function titleOf(t: Translate, language: LanguageCode, { value, title, titleKey }: Option): string {
  if (titleKey) return t(titleKey as TextKey);
  if (typeof value !== 'number') return title ?? '';
  return `${new Intl.NumberFormat(languageTags[language]).format(value)}×`;
}

/** Quality, speed, subtitles and audio: a list of lists. PLAYER-016, PLAYER-023 to PLAYER-027 */
export function SettingsPanel({ classes, signs }: { classes: PanelClasses; signs: PanelSigns }) {
  const isOpen = useControlsValue((snapshot) => snapshot.matches({ panel: 'open' }));
  return isOpen ? <OpenPanel classes={classes} signs={signs} /> : null;
}

/** A new screen takes the focus: to what is chosen, or to its first row. */
function focusStart(inside: HTMLElement | null): void {
  const start =
    inside?.querySelector<HTMLElement>('input:checked') ??
    inside?.querySelector<HTMLElement>('[data-start]');
  start?.focus();
}

function OpenPanel({ classes, signs }: { classes: PanelClasses; signs: PanelSigns }) {
  const t = useTranslate('player');
  const language = useLanguage();
  const { control } = usePlayerSend();
  const screen = useControlsValue(({ context }) => context.screen);
  const options = useOptions();
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
      className={classes.root}
      aria-label={t('player.settings')}
      data-own-arrows=""
    >
      <div key={screen} ref={focusStart}>
        {screen === 'main' ? (
          <>
            <button
              type="button"
              className={classes.close}
              onClick={() => control({ type: 'panel.closed' })}
            >
              {signs.close}
              {t('player.closePanel')}
            </button>
            {screens
              .filter((name) => options[name].length > 1)
              .map((name) => (
                <button
                  key={name}
                  type="button"
                  className={classes.row}
                  data-start=""
                  onClick={() => control({ type: 'panel.opened', screen: name })}
                >
                  {signs.icons[name]}
                  <span className={classes.rowTitle}>{t(`player.${name}`)}</span>
                  <span className={classes.rowValue}>
                    {options[name]
                      .filter(({ active }) => active)
                      .map((option) => titleOf(t, language, option))}
                  </span>
                  {signs.forward}
                </button>
              ))}
          </>
        ) : (
          <OptionList screen={screen} options={options[screen]} classes={classes} signs={signs} />
        )}
      </div>
    </section>
  );
}

function OptionList({
  screen,
  options,
  classes,
  signs,
}: {
  screen: Screen;
  options: Option[];
  classes: PanelClasses;
  signs: PanelSigns;
}) {
  const t = useTranslate('player');
  const language = useLanguage();
  const name = useId();
  const { send, control } = usePlayerSend();
  const choose = (value: Option['value']) => {
    if (screen === 'quality') send({ type: 'resolution.select', value: String(value) });
    else if (screen === 'speed') send({ type: 'speed.select', speed: Number(value) });
    else if (screen === 'audio') send({ type: 'audio.select', value: String(value) });
    else send({ type: 'subtitle.select', value: value === null ? null : String(value) });
  };
  return (
    <>
      <button
        type="button"
        className={classes.heading}
        onClick={() => control({ type: 'panel.opened', screen: 'main' })}
      >
        {signs.back}
        {t(`player.${screen}`)}
      </button>
      <div role="radiogroup" aria-label={t(`player.${screen}`)}>
        {options.map((option) => (
          <label key={String(option.value)} className={classes.option}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={option.active}
              onChange={() => choose(option.value)}
            />
            {signs.check}
            {titleOf(t, language, option)}
          </label>
        ))}
      </div>
    </>
  );
}
