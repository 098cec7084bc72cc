import { DEVICE_LIMIT } from '@foyer/contract';
import { Button } from '@foyer/ui/button';
import { type TextKey, useTranslate } from '@foyer/ui/i18n';
import { Icon, type IconName } from '@foyer/ui/icon';
import { actions, feature, featureIcon, features } from '../login.css.ts';
import type { LoginActor } from './step.types.ts';

/** What a new account can do, in the order of the specification. MODAL-019 */
const offered: readonly { text: TextKey; icon: IconName }[] = [
  { text: 'modal.login.success.advanced_tv', icon: 'television' },
  { text: 'modal.login.success.devices', icon: 'computer' },
  { text: 'modal.login.success.downloads', icon: 'download' },
  { text: 'modal.login.success.recommendations', icon: 'star' },
  { text: 'modal.login.success.parental_control', icon: 'lock' },
  { text: 'modal.login.success.profiles', icon: 'user' },
];

/** Props of the last steps. */
export interface EndingStepProps {
  actor: LoginActor;
}

/** Says what comes with the new account. LOGIN-018, MODAL-019 */
export function SuccessStep({ actor }: EndingStepProps) {
  const t = useTranslate('modal');
  return (
    <>
      <ul className={features}>
        {offered.map(({ text, icon }) => (
          <li key={text} className={feature}>
            <span className={featureIcon}>
              <Icon name={icon} />
            </span>
            {t(text, { count: DEVICE_LIMIT })}
          </li>
        ))}
      </ul>
      <GoOn actor={actor} words="modal.login.success.submit" />
    </>
  );
}

/** Closes the dialog on a device that was just connected. LOGIN-014, DEV-005 */
export function NewDeviceStep({ actor }: EndingStepProps) {
  return <GoOn actor={actor} words="modal.login.new_device.submit" />;
}

function GoOn({ actor, words }: EndingStepProps & { words: TextKey }) {
  const t = useTranslate('modal');
  return (
    <div className={actions}>
      <Button onPress={() => actor.send({ type: 'login.continue' })}>{t(words)}</Button>
    </div>
  );
}
