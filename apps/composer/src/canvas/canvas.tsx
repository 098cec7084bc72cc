import { useCallback, useRef, useState } from 'react';
import { type Language, LANGUAGES } from '@foyer/contract';
import { Message } from '../parts/message.tsx';
import { Segmented } from '../parts/segmented.tsx';
import type { Session } from '../session/session-calls.ts';
import { languageNames } from '../texts/language-names.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './canvas.css.ts';
import { type CanvasViewer, draftAddress, viewers } from './draft-address.ts';
import type { CanvasMessage } from './canvas-messages.ts';
import { useCanvasTalk } from './use-canvas-talk.ts';
import { useZoom } from './use-zoom.ts';
import { useTicket } from './use-ticket.ts';

const widths = ['1280', '768', '360'] as const;

interface CanvasProps {
  alias: string;
  /** Of the draft that is shown. */
  revision: string;
  sites: Session['sites'];
  /** Language whose words are written, and shown. */
  language: Language;
  onLanguage: (language: Language) => void;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** So many bytes of pictures were loaded by the page that is shown. */
  onWeighed: (bytes: number) => void;
  /** F6 was pressed on the page, with Shift to go back. */
  onLeave: (isBack: boolean) => void;
  className: string;
}

/** The real page with the draft in it: in each label, language and width. A press on a block chooses it. */
export function Canvas({
  alias,
  revision,
  sites,
  language,
  onLanguage,
  selected,
  onSelect,
  onWeighed,
  onLeave,
  className,
}: CanvasProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [label, setLabel] = useState(sites[0]?.label ?? '');
  const [width, setWidth] = useState<(typeof widths)[number]>('1280');
  const [viewer, setViewer] = useState<CanvasViewer>('visitor');
  const [isStill, setIsStill] = useState(false);
  const [view, zoom] = useZoom(Number(width));
  const ticket = useTicket(alias, revision);
  const origin = sites.find((site) => site.label === label)?.origin ?? '';

  const ticketText = typeof ticket === 'object' ? ticket.text : undefined;
  const address =
    ticketText === undefined
      ? undefined
      : draftAddress({ origin, alias, ticket: ticketText, language, viewer, isStill });
  const listen = useCallback(
    (message: CanvasMessage) => {
      if (message.type === 'foyer.draft.pressed') onSelect(message.block);
      if (message.type === 'foyer.draft.weighed') onWeighed(message.bytes);
      if (message.type === 'foyer.draft.left') onLeave(message.back);
    },
    [onSelect, onWeighed, onLeave],
  );
  useCanvasTalk({ frame, origin, address, selected, onMessage: listen });

  return (
    <section
      className={`${css.place} ${className}`}
      aria-label={t('canvas.title')}
      data-region="page"
      tabIndex={-1}
    >
      <div className={css.choices}>
        <Segmented
          name={t('canvas.label')}
          options={sites.map(({ label: value, name: text }) => ({ value, text }))}
          value={label}
          onChange={setLabel}
        />
        <Segmented
          name={t('canvas.language')}
          options={LANGUAGES.map((value) => ({ value, text: languageNames[value] }))}
          value={language}
          onChange={onLanguage}
        />
        <Segmented
          name={t('canvas.width')}
          options={widths.map((value) => ({ value, text: value }))}
          value={width}
          onChange={setWidth}
        />
        <Segmented
          name={t('canvas.viewer')}
          options={viewers.map((value) => ({ value, text: t(`canvas.${value}`) }))}
          value={viewer}
          onChange={setViewer}
        />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={isStill}
            onChange={({ target }) => setIsStill(target.checked)}
          />
          {t('canvas.motion')}
        </label>
        {viewer === 'signedIn' && (
          <p className={css.hint}>
            {t('canvas.signedInHint')}{' '}
            <a href={new URL('/auth', origin).href} target="_blank" rel="noopener">
              {t('canvas.signIn')}
            </a>
          </p>
        )}
      </div>
      <div className={css.view} ref={view}>
        {ticket === undefined && <Message text={t('app.loading')} />}
        {ticket === 'failed' && <Message text={t('canvas.failed')} />}
        {address !== undefined && (
          <div className={css.window} style={{ inlineSize: Number(width) * zoom }}>
            <iframe
              ref={frame}
              className={css.frame}
              style={{ transform: `scale(${zoom})`, blockSize: `${100 / zoom}%` }}
              title={t('canvas.title')}
              width={width}
              src={address}
            />
          </div>
        )}
      </div>
    </section>
  );
}
