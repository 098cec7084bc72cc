import { messageText } from '@foyer/core';
import type { ModalShell } from '@foyer/modal/view';
import { Artwork } from '@foyer/ui/artwork';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { NoticeContent, NoticeTarget, NoticeText } from './notifications.types.ts';
import { actions, picture, words } from './popup.css.ts';
import { SanitisedHtml, type Sanitise } from './sanitised-html.tsx';
import { useSanitiser } from './use-sanitiser.ts';

/** What {@link PopupDialog} needs. */
export interface PopupDialogProps {
  shell: ModalShell;
  content: NoticeContent;
  /** It is on the screen. NOTIF-008 */
  onShown: () => void;
  /** A link in its words was followed. NOTIF-009 */
  onFollow: () => void;
  /** The button was pressed that leads where the message wants to. NOTIF-009 */
  onTarget: (target: NoticeTarget) => void;
}

/** A message of the service as a dialog; shown as soon as what makes its HTML harmless is there. NOTIF-002, NOTIF-003, NOTIF-030 */
export function PopupDialog(props: PopupDialogProps) {
  const sanitise = useSanitiser(true);
  return sanitise ? <Popup {...props} sanitise={sanitise} /> : null;
}

type PopupProps = PopupDialogProps & { sanitise: Sanitise };

function Popup({ shell, content, sanitise, onShown, onFollow, onTarget }: PopupProps) {
  const t = useTranslate('modal');
  const tOpen = useTranslate('notification');
  const { message, submessage, image, target } = content;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);

  const plain = (text: NoticeText) =>
    'html' in text ? (sanitise(text.html).textContent ?? '') : (messageText(t, text) ?? '');
  return (
    <Dialog {...shell} title={plain(message)}>
      {image !== undefined && (
        <Artwork
          className={picture}
          // The server names no colour; this one lies between the labels'.
          picture={{ url: image, color: '#7a7a7a', tone: 'dark' }}
          size={[580, 330]}
        />
      )}
      {submessage && (
        <div className={words}>
          {'html' in submessage ? (
            <SanitisedHtml html={submessage.html} sanitise={sanitise} onFollow={onFollow} />
          ) : (
            plain(submessage)
          )}
        </div>
      )}
      <div className={actions}>
        {target && (
          <Button onPress={() => onTarget(target)}>
            {target.title ?? tOpen('notification.open')}
          </Button>
        )}
        {shell.isDismissable && (
          <Button tone={target ? 'plain' : 'primary'} onPress={shell.onClose}>
            {t('modal.close')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
