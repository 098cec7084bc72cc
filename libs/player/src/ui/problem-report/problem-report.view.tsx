import { useFlow } from '@foyer/core/react';
import { useTranslate } from '@foyer/ui/i18n';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { ActorRefFrom } from 'xstate';
import { ControlButton } from '../controls/control-button.tsx';
import type { PanelFace } from '../panel/panel.types.ts';
import { ScreenHeading } from '../panel/screen-heading.tsx';
import { usePanel } from '../panel/use-panel.ts';
import { usePlayerScene } from '../player-context.ts';
import { createProblemReportMachine, type problemReportMachine } from './problem-report.machine.ts';
import { REPORT_REASONS, type ReportReason } from './problem-report.types.ts';

/** The poll and the thanks, as screens of the panel. PLAYER-025, REPORT-001 to REPORT-004 */
export function ProblemReport({ face }: { face: PanelFace }) {
  const t = useTranslate('player');
  const panel = usePanel();
  const { onReport } = usePlayerScene();
  const [machine] = useState(() =>
    createProblemReportMachine({
      sendReport: async (texts) => onReport?.(texts),
    }),
  );
  const actor = useFlow(machine, undefined, () => panel.open('main'));
  const snapshot = useSelector(actor, (current) => current);
  const close = () => actor.send({ type: 'report.close' });
  const { classes } = face;
  const isThanks = snapshot.matches('thanks') || snapshot.matches('sent');
  const isSending = snapshot.hasTag('busy');
  return (
    <>
      {!isThanks && <Poll face={face} actor={actor} onBack={close} />}
      {/* There before its words are: only so are they heard for certain. */}
      <output className={isThanks ? classes.note : ''}>
        {isThanks && t('player.reportThanks')}
        {isSending && <VisuallyHidden>{t('player.reportSending')}</VisuallyHidden>}
      </output>
      {isThanks && <Done className={classes.action} onPress={close} />}
    </>
  );
}

function Poll({
  face,
  actor,
  onBack,
}: {
  face: PanelFace;
  actor: ActorRefFrom<typeof problemReportMachine>;
  onBack: () => void;
}) {
  const t = useTranslate('player');
  const { reasons, message } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { classes, signs } = face;
  return (
    <>
      <ScreenHeading face={face} title={t('player.report')} onBack={onBack} />
      <p className={classes.note}>{t('player.reportHint')}</p>
      <CheckboxGroup
        aria-label={t('player.reportQuestion')}
        value={[...reasons]}
        isReadOnly={isSending}
        onChange={(chosen) =>
          actor.send({ type: 'report.choose', reasons: chosen as ReportReason[] })
        }
      >
        {REPORT_REASONS.map((reason) => (
          <Checkbox key={reason} value={reason} className={classes.option}>
            <span className={classes.check}>{signs.check}</span>
            {t(`player.reportReasons.${reason}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <div role="alert">
        {message && <p className={classes.trouble}>{t('player.reportFailed')}</p>}
      </div>
      <ControlButton
        className={classes.action}
        name="report_send"
        isDisabled={reasons.length === 0}
        onPress={() =>
          actor.send({
            type: 'report.send',
            texts: reasons.map((reason) => t(`player.reportReasons.${reason}`)),
          })
        }
      >
        {t(
          isSending ? 'player.reportSending' : message ? 'player.errorRetry' : 'player.reportSend',
        )}
      </ControlButton>
    </>
  );
}

/** Takes the focus, which was on the button that is gone. */
function Done({ className, onPress }: { className: string; onPress: () => void }) {
  const t = useTranslate('player');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <ControlButton className={className} name="report_done" onPress={onPress}>
        {t('player.reportDone')}
      </ControlButton>
    </div>
  );
}
